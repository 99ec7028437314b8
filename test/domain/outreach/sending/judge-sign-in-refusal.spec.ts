import { expect } from 'chai';
import { isProviderDayFull, judgeSignInRefusal } from '../../../../domain/outreach/sending/judge-sign-in-refusal.js';

describe('[U] why a mail server refuses a sign-in', () => {
  const judge = (provider: 'google' | 'microsoft' | null, response: string) =>
    judgeSignInRefusal({ provider, username: 'a1@corp.example', code: 535, response });

  for (const [provider, response, reason, words] of [
    [
      'microsoft',
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
      'sending_closed',
      'Authenticated SMTP',
    ],
    [
      null,
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox.',
      'sending_closed',
      'Exchange admin center',
    ],
    [
      null,
      '550 5.7.30 Basic authentication is not supported for Client Submission.',
      'authentication',
      'Connect this mailbox with Microsoft',
    ],
    ['microsoft', '535 5.7.3 Authentication unsuccessful', 'authentication', 'a1@corp.example'],
    ['google', '535-5.7.8 Username and Password not accepted', 'authentication', 'Turn on IMAP and SMTP'],
    [null, '534-5.7.9 Application-specific password required', 'authentication', 'app password'],
    [null, '535 5.7.8 Error: authentication failed', 'authentication', 'check user name and password'],
  ] as const)
    it(`${response} of ${provider ?? 'a password'}`, () => {
      const cause = judge(provider, response);
      expect(cause.reason).to.equal(reason);
      expect(cause.detail).to.contain(words);
    });

  it('knows a full day of the provider, and no other refusal, by its words', () => {
    for (const full of [
      '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException',
      '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits',
    ])
      expect(isProviderDayFull(full), full).to.equal(true);
    for (const other of ['550 5.1.1 User unknown', '550 5.4.5 Not allowed', '452 4.2.2 The mailbox is over quota'])
      expect(isProviderDayFull(other), other).to.equal(false);
  });
});
