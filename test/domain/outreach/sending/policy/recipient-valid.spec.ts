import { expect } from 'chai';
import { recipientValid } from '../../../../../domain/outreach/sending/policy/recipient-valid.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] recipient_valid', () => {
  it('refuses what is no address', () => {
    const recipient = { email: 'ana@', canonical: null, deliverable: 'unknown' as const };
    expect(judge(recipientValid, { recipient })).to.deep.equal({ passed: false, detail: 'It is no e-mail address' });
  });

  const answers = [
    ['yes', true, 'Its domain takes mail'],
    ['unknown', true, 'Its domain could not be looked up'],
    ['null_mx', false, 'Its domain says that it takes no mail (RFC 7505)'],
    ['no_mail_server', false, 'Its domain has no mail server'],
  ] as const;
  for (const [deliverable, passed, detail] of answers) {
    it(`${passed ? 'lets through' : 'refuses'} an address whose domain DNS calls ${deliverable}`, () => {
      expect(judge(recipientValid, { recipient: { deliverable } })).to.deep.equal({ passed, detail });
    });
  }
});
