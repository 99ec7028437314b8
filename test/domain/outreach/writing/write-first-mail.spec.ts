import { expect } from 'chai';
import {
  countDraftWords,
  EMAIL_TONES,
  FIRST_WORDS,
  SUBJECT_CHARS,
} from '../../../../domain/outreach/writing/email-draft.js';
import { unfilledIn } from '../../../../domain/outreach/writing/template.js';
import { writeFirstMail } from '../../../../domain/outreach/writing/write-first-mail.js';

const LONG = `the history of ${'beekeeping in very old cities and '.repeat(14)}more`;

describe('[U] first mail by rules', () => {
  for (const tone of EMAIL_TONES)
    for (const topic of ['urban beekeeping', LONG, 'Is honey healthy?', '[Your Topic] {name}', 'a'])
      it(`is short and finished (${tone}, ${topic.slice(0, 20)})`, () => {
        const { subject, body } = writeFirstMail(topic, tone);
        expect(countDraftWords(body)).to.be.within(50, FIRST_WORDS - 1);
        expect(subject.length).to.be.at.most(SUBJECT_CHARS);
        expect(unfilledIn(`${subject}\n${body}`)).to.deep.equal([]);
        expect(`${subject}${body}`).to.not.match(/[*{}[\]]|undefined|null/);
      });

  it('has its topic in subject and text', () => {
    const { subject, body } = writeFirstMail('urban beekeeping.', 'professional');
    expect(subject).to.equal('Article proposal: urban beekeeping');
    expect(body).to.contain('an article for your readers about urban beekeeping.\n');
  });

  it('quotes a question', () => {
    expect(writeFirstMail('Is honey healthy?', 'friendly').body).to.contain('about “Is honey healthy?”, and');
  });

  it('has the manners of its tone', () => {
    const bodies = EMAIL_TONES.map((tone) => writeFirstMail('bees', tone).body);
    expect(bodies.map((body) => body.split('\n')[0])).to.deep.equal(['Hello,', 'Hi there,', 'Hey,', 'Dear Editor,']);
    expect(bodies.map((body) => body.split('\n').at(-1))).to.deep.equal([
      'Kind regards',
      'All the best',
      'Cheers',
      'Yours faithfully',
    ]);
  });

  it('stands without a topic that has words', () => {
    expect(writeFirstMail('https://evil.example/', 'casual').body).to.contain('a subject your readers care about');
  });
});
