import { expect } from 'chai';
import { EMAIL_TONES } from '../../../../domain/outreach/writing/email-draft.js';
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
      'Quick idea: urban bees',
      'Urban bees?',
      'Up for something on urban bees?',
      'Got a minute for urban bees?',
      'Your site and urban bees',
      'Thought of you: urban bees',
      'A post about urban bees?',
    ]);
  });
});
