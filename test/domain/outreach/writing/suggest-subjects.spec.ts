import { expect } from 'chai';
import { EMAIL_TONES } from '../../../../domain/outreach/writing/email-draft.js';
import { MAIL_LANGUAGES } from '../../../../domain/outreach/writing/mail-language.js';
import { suggestSubjects } from '../../../../domain/outreach/writing/suggest-subjects.js';

describe('[U] subject suggestions', () => {
  for (const tone of EMAIL_TONES)
    for (const topic of [
      'bees',
      'Is honey healthy?',
      'a history of beekeeping in old cities '.repeat(12),
      '{}',
      '🐝🐝',
    ])
      it(`are five to ten, distinct and short (${tone}, ${topic.slice(0, 18)})`, () => {
        const lines = suggestSubjects(topic, tone, 'en');
        expect(lines.length).to.be.within(5, 10);
        expect(new Set(lines.map((line) => line.toLowerCase())).size).to.equal(lines.length);
        expect(Math.max(...lines.map(({ length }) => length))).to.be.at.most(60);
        expect(lines.filter((line) => /[{}*]|\?\?/.test(line))).to.deep.equal([]);
      });

  it('begin with a capital and hold the topic', () => {
    expect(suggestSubjects('urban bees', 'casual', 'en')).to.deep.equal([
      'An idea for you: urban bees',
      'Something about urban bees?',
      'A post about urban bees?',
      'Could you use something on urban bees?',
      'Quick idea: urban bees',
      'An idea for your site',
      'An article for you?',
    ]);
  });

  it('never hold a part of a phrase', () => {
    const topic = 'hand planes: how to choose, sharpen, store and finally restore every single one of them';
    for (const language of MAIL_LANGUAGES)
      for (const tone of EMAIL_TONES) {
        const lines = suggestSubjects(topic, tone, language);
        expect(lines.length, language).to.be.within(5, 10);
        for (const line of lines) expect(line.replace(/hand planes/i, '')).to.not.match(/hand|plane|choose|sharpen/i);
      }
  });

  it('quote a question once, and end with one mark', () => {
    const lines = EMAIL_TONES.flatMap((tone) => suggestSubjects('Is honey healthy?', tone, 'en'));
    expect(lines.filter((line) => /\?.?\?/.test(line))).to.deep.equal([]);
    expect(lines).to.include('Article proposal: Is honey healthy');
  });
});
