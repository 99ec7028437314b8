import { expect } from 'chai';
import { countDraftWords, EMAIL_TONES, FOLLOW_UP_WORDS } from '../../../../domain/outreach/writing/email-draft.js';
import { MAIL_LANGUAGES, type MailLanguage } from '../../../../domain/outreach/writing/mail-language.js';
import { writeFollowUp } from '../../../../domain/outreach/writing/write-follow-up.js';

describe('[U] follow-up by rules', () => {
  for (const tone of EMAIL_TONES)
    it(`is below ${FOLLOW_UP_WORDS} words whatever it follows (${tone})`, () => {
      const { subject, body } = writeFollowUp('word '.repeat(50).trim(), 'Hi Ana,\n\ntext', { tone, language: 'en' });
      expect(countDraftWords(body)).to.be.within(25, FOLLOW_UP_WORDS - 1);
      expect(subject).to.equal(`Re: ${'word '.repeat(50).trim()}`);
      expect(body).to.contain('Ana,');
    });

  for (const tone of EMAIL_TONES)
    it(`is below ${FOLLOW_UP_WORDS} words where the words are single letters (${tone})`, () => {
      const { body } = writeFollowUp('x '.repeat(127), `Hi ${'a{b{c{d{e{f{g{h '.repeat(5)},\n\noutline`, {
        tone,
        language: 'en',
      });
      expect(body.split('\n')[0]).to.match(/ a b c d e f,$/);
      // A part of such a subject would be no phrase.
      expect(body).to.not.contain('“');
      expect(countDraftWords(body)).to.be.below(FOLLOW_UP_WORDS);
    });

  it('has a subject that a mail may have', () => {
    const { subject } = writeFollowUp('y'.repeat(255), 'text', { tone: 'casual', language: 'en' });
    expect(subject).to.equal('y'.repeat(255));
    expect(writeFollowUp(' Bees\u0000\r\n in  cities ', 'text', { tone: 'casual', language: 'en' }).subject).to.equal(
      'Re: Bees in cities',
    );
  });

  it('names what it follows, without its "Re:"', () => {
    const { subject, body } = writeFollowUp('Re: Bees in cities', '', { tone: 'professional', language: 'en' });
    expect(subject).to.equal('Re: Bees in cities');
    expect(body).to.contain('my message “Bees in cities”.');
  });

  it('greets as the first mail did, and no one where that greeted no one', () => {
    const first = (body: string, tone: (typeof EMAIL_TONES)[number]) =>
      writeFollowUp('Bees', body, { tone, language: 'en' }).body.split('\n')[0];
    expect(first('Hi Ana López,\n\ntext', 'professional')).to.equal('Hello Ana López,');
    expect(first('Dear Ana,\n\ntext', 'formal')).to.equal('Dear Ana,');
    expect(first('Hi there,\n\ntext', 'friendly')).to.equal('Hi there,');
    expect(first('Dear Sir or Madam,\n\ntext', 'formal')).to.equal('Dear Editor,');
    expect(first('text', 'casual')).to.equal('Hey,');
  });

  it('reminds in the language of the mail, and greets the same person by a form that fits anyone', () => {
    const lines = (language: MailLanguage, body: string) =>
      writeFollowUp('Bees', body, { tone: 'professional', language }).body.split('\n\n');
    expect(lines('de', 'Hallo Ana Lind,\n\nich schicke eine Gliederung.')).to.deep.equal([
      'Guten Tag Ana Lind,',
      'ich komme noch einmal auf meine Nachricht „Bees“ zurück.',
      'Wenn der Vorschlag für Sie infrage kommt, genügt eine kurze Antwort, und ich schicke Ihnen die Gliederung. Wenn nicht, reicht ein kurzes Nein, und ich frage nicht noch einmal nach.',
      'Mit freundlichen Grüßen',
    ]);
    const greetings: [MailLanguage, string, string][] = [
      ['fr', 'Bonjour à toute l’équipe,', 'Bonjour,'],
      ['es', 'Hola, Ana:', 'Buenos días, Ana:'],
      ['it', 'Gentile redazione,', 'Buongiorno,'],
      ['pl', 'Dzień dobry,', 'Dzień dobry,'],
      ['ja', '田中 花子 様', '田中 花子 様'],
      ['ja', 'ご担当者様', 'ご担当者様'],
    ];
    for (const [language, first, again] of greetings) expect(lines(language, `${first}\n\ntext`)[0]).to.equal(again);
    for (const language of MAIL_LANGUAGES)
      for (const tone of EMAIL_TONES) {
        const { body } = writeFollowUp('Bees', 'text', { tone, language });
        expect(countDraftWords(body), body).to.be.below(FOLLOW_UP_WORDS);
        expect(body).to.not.match(/[{}]|undefined/);
      }
  });

  it('offers the outline only where the first mail did', () => {
    expect(writeFollowUp('Bees', 'I can send an outline.', { tone: 'casual', language: 'en' }).body).to.contain(
      'I will send the outline',
    );
    expect(writeFollowUp('Bees', 'I can send a text.', { tone: 'casual', language: 'en' }).body).to.contain(
      'I will send the details',
    );
  });

  it('says nothing of a subject without words', () => {
    expect(writeFollowUp('{}', 'text', { tone: 'casual', language: 'en' }).body).to.contain(
      'Following up on my last message.\n',
    );
  });
});
