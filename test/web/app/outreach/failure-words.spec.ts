import { expect } from 'chai';
import { POLICY_CHECKS } from '../../../../domain/outreach/sending/policy.js';
import { failureWords } from '../../../../web/app/outreach/failure-words.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';

describe('[U] words of failed emails', () => {
  const of = (status: 'failed' | 'blocked' | 'bounced' | 'uncertain', reason: string | null) =>
    failureWords(newAttempt({ status, reason }));

  it('say who refused the email, what was said, and what to do', () => {
    expect(of('failed', 'refused (rcpt): 550 5.1.1 No such user')).to.deep.equal({
      why: 'The mail server refused the address of the recipient.',
      detail: '550 5.1.1 No such user',
      wayOut: 'Find another address for this website and edit the lead.',
    });
    expect(of('failed', 'refused (auth): 535 Bad password')).to.deep.include({
      why: 'The mail server refused the sign-in.',
      detail: '535 Bad password',
    });
    expect(of('failed', 'refused_for_now (connect): timeout').why).to.contain('server of the mailbox');
    expect(of('failed', 'refused_for_now (rcpt): 451 Later').why).to.contain('try again later');
    expect(of('failed', 'refused (after_data): 554 Spam').why).to.contain('refused the text');
    expect(of('failed', 'refused (mail): 550 a\nb').detail).to.equal('550 a\nb');
    expect(of('bounced', 'The address does not exist')).to.deep.include({ why: 'The email came back.' });
    expect(of('uncertain', 'no_clear_answer').wayOut).to.contain('Sent folder');
  });

  it('know every check of the policy and every code, and leave no code to the reader', () => {
    const codes = [
      'sender_removed',
      'sender_password_unreadable',
      'abandoned',
      'resolved_by_user',
      'cancelled',
      'earlier_attempt_uncertain',
      'lead_replied',
      'lead_removed',
    ];
    for (const reason of [...POLICY_CHECKS, ...codes]) {
      const { why, wayOut } = of('blocked', reason);
      expect(why, reason)
        .to.match(/^[A-Z].*\.$/)
        .and.not.contain('_')
        .and.not.equal('The email was not sent.');
      expect(wayOut, reason)
        .to.match(/^[A-Z].*\.$/)
        .and.not.contain('_');
    }
    expect(of('blocked', null).why).to.equal('The email was not sent.');
    expect(of('blocked', 'something new')).to.deep.include({ detail: 'something new' });
  });

  it('join several checks, with what each says', () => {
    const policy_checks = [
      { name: 'recipient_valid' as const, passed: true, detail: 'takes mail' },
      { name: 'duplicate_send' as const, passed: false, detail: 'Sent on Monday' },
      { name: 'consent_required' as const, passed: false, detail: 'Germany' },
    ];
    const attempt = newAttempt({ status: 'blocked', reason: 'consent_required, duplicate_send', policy_checks });
    expect(failureWords(attempt)).to.deep.equal({
      why: 'Email to this region needs the consent of the recipient. The lead already received this email.',
      detail: 'Sent on Monday; Germany',
      wayOut: 'Record the consent with the lead, or do not email it.',
    });
  });
});
