import { expect } from 'chai';
import { reviewMail } from '../../../../domain/outreach/writing/review-mail.js';
import { MailFindings } from '../../../../web/app/outreach/mail-findings.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const TEXT =
  'I would like to suggest an article about hand planes for your readers. It would name its sources. May I send it?';

describe('[U] findings of an email', () => {
  it('say what to change, why, and where the rule is from', () => {
    const findings = reviewMail({ subject: 'Re: a <b>', body: `${TEXT} {name}` });
    const html = renderPart(MailFindings, { findings });
    expect(readText(html)).to.contain('Fix the subject: “ Re: a <b> ”. It looks like a reply');
    expect(readText(html)).to.contain('Fix the text: “ {name} ”. The reader would see a placeholder.');
    expect(html).to.contain('href="https://www.ftc.gov/').and.to.not.contain('<b>');
  });

  it('are nothing where nothing was found', () => {
    expect(renderPart(MailFindings, { findings: [] })).to.equal('');
  });
});
