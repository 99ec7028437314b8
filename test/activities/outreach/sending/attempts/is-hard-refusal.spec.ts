import { expect } from 'chai';
import { isHardRefusal } from '../../../../../activities/outreach/sending/attempts/is-hard-refusal.js';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

const failed = (reason: string, status: Attempt['status'] = 'failed') =>
  isHardRefusal(newAttempt({ status, reason, recipient_email: 'editor@blog.example' }));

describe('[U] hard refusal', () => {
  it('is one of an address that is not there', () => {
    expect(
      failed('refused (rcpt): 550 5.1.1 <editor@blog.example>: Recipient address rejected: User unknown'),
    ).to.equal(true);
    expect(failed('refused (rcpt): 550 5.1.1 The email account that you tried to reach does not exist.')).to.equal(
      true,
    );
  });

  it('is none of us, of a policy, of a full mailbox or of anything later', () => {
    for (const said of [
      '554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using zen.spamhaus.org',
      '550 5.7.1 Relaying denied',
      '552 5.2.2 Mailbox full',
    ])
      expect(failed(`refused (rcpt): ${said}`), said).to.equal(false);
    expect(failed('refused (after_data): 550 5.1.1 User unknown')).to.equal(false);
    expect(failed('refused_for_now (rcpt): 450 4.1.1 User unknown')).to.equal(false);
    expect(failed('cancelled')).to.equal(false);
    expect(failed('refused (rcpt): 550 5.1.1 User unknown', 'sent')).to.equal(false);
  });
});
