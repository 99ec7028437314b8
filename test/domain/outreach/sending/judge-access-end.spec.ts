import { expect } from 'chai';
import { consentNeeded, judgeAccessEnd } from '../../../../domain/outreach/sending/judge-access-end.js';

describe('[U] why the access to a mailbox has ended', () => {
  const given = {
    provider: 'microsoft' as const,
    email: 'ana@shop.example',
    connected_at: '2026-06-01T08:00:00.000Z',
    now: new Date('2026-06-20T08:00:00.000Z'),
  };
  const judge = (error: string, number: string | null) => judgeAccessEnd({ ...given, refusal: { error, number } });

  for (const [error, number, reason, words] of [
    ['invalid_grant', 'AADSTS50173', 'access_ended', 'the password was changed'],
    ['invalid_grant', 'AADSTS700082', 'access_ended', 'let the access to ana@shop.example expire (AADSTS700082)'],
    ['invalid_grant', null, 'access_ended', 'no longer accepts the access'],
    ['interaction_required', 'AADSTS50076', 'sign_in_needed', 'second factor'],
    ['invalid_grant', 'AADSTS50079', 'sign_in_needed', 'second factor'],
    ['invalid_grant', 'AADSTS65001', 'consent_needed', 'administrator of shop.example'],
    ['consent_required', null, 'consent_needed', 'Grant admin consent'],
    ['invalid_grant', 'AADSTS53003', 'access_blocked', 'Conditional Access'],
  ] as const)
    it(`${error} ${number ?? 'without a number'}: ${reason}`, () => {
      const cause = judge(error, number);
      expect(cause.reason).to.equal(reason);
      expect(cause.detail).to.contain(words);
    });

  it('names a client in testing only where access at Google ended after seven days', () => {
    const refusal = { error: 'invalid_grant', number: null };
    const google = { ...given, provider: 'google' as const, refusal };
    const daysOn = (days: number) => new Date(Date.parse(given.connected_at) + days * 86_400_000);
    expect(judgeAccessEnd({ ...google, now: daysOn(7.01) }).detail).to.contain('in testing at Google');
    expect(judgeAccessEnd({ ...google, now: daysOn(6) }).detail).to.not.contain('testing');
    expect(judgeAccessEnd({ ...google, now: daysOn(19) }).detail).to.not.contain('testing');
    expect(judgeAccessEnd({ ...given, refusal, now: daysOn(7.01) }).detail).to.not.contain('testing');
  });

  it('sends administrators of Google to their own console', () => {
    expect(consentNeeded('google', 'shop.example').detail).to.contain('Google Admin console');
  });
});
