import { expect } from 'chai';
import { findMailRefusal } from '../../../../domain/outreach/discovery/mail-refusal.js';

describe('[U] findMailRefusal', () => {
  const refusals = [
    'Please do not contact us about guest posts or links.',
    'Do not email me about SEO services.',
    "Please don't pitch us guest posts.",
    'No SEO or link building emails, please.',
    'No link requests.',
    'We do not reply to link exchange requests.',
    'We ignore all guest post pitches.',
    'Unsolicited outreach emails will be deleted.',
    'Cold pitches are marked as spam.',
    'Stop sending us backlink requests.',
    'We never respond to guest post emails.',
  ];
  for (const text of refusals)
    it(`is in "${text}"`, () => expect(findMailRefusal(`Hello. ${text} Thank you.`)).to.be.a('string'));

  const others = [
    'Contact us about guest posts.',
    'Email us with your guest post.',
    'Do not email us attachments.',
    'Please do not contact us about orders by phone.',
    'We reply to all guest post pitches.',
    'Do not forget to add links.',
    'No links in the author box.',
    'Guest posts without links are welcome.',
    'Learn how to write outreach emails that are not ignored.',
  ];
  for (const text of others) it(`is not in "${text}"`, () => expect(findMailRefusal(text)).to.equal(null));

  it('takes no time, however long the text', () => {
    expect(findMailRefusal(`do not ${'please '.repeat(50_000)}`)).to.equal(null);
    expect(findMailRefusal(`no ${'links, '.repeat(50_000)}`)).to.equal(null);
  });
});
