import { expect } from 'chai';
import { REPLY_CLASSES } from '../../../../domain/outreach/replies/reply.js';
import { countDraftWords, FIRST_WORDS } from '../../../../domain/outreach/writing/email-draft.js';
import { MAIL_LANGUAGES } from '../../../../domain/outreach/writing/mail-language.js';
import { unfilledIn } from '../../../../domain/outreach/writing/template.js';
import { writeAnswer } from '../../../../domain/outreach/writing/write-answer.js';

describe('[U] writeAnswer', () => {
  it('answers each class in its thread, short and with nothing to be filled in', () => {
    const drafts = REPLY_CLASSES.map((name) => writeAnswer('An article', name, 'en'));
    for (const { subject, body } of drafts) {
      expect(subject).to.equal('Re: An article');
      expect(unfilledIn(body)).to.deep.equal([]);
      expect(countDraftWords(body)).to.be.within(8, FIRST_WORDS);
    }
    for (const language of MAIL_LANGUAGES)
      for (const name of REPLY_CLASSES)
        expect(countDraftWords(writeAnswer('x', name, language).body), language).to.be.within(8, FIRST_WORDS);
    expect(writeAnswer('An article', 'question', 'de').body).to.match(/^Guten Tag,\n\nvielen Dank für Ihre Frage\./);
    expect(writeAnswer('An article', 'interested', 'en').body).to.contain('guidelines for contributors');
    expect(writeAnswer('An article', 'referral', 'en').body).to.contain('right person');
  });
});
