import { expect } from 'chai';
import { duplicateKey } from '../../../../../domain/outreach/sending/duplicate-key.js';
import type { PolicyResult } from '../../../../../domain/outreach/sending/policy.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_CAMPAIGN, NO_ID } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

const SENDER = {
  email: 'ana@press.example',
  name: 'Ana',
  organization: 'Press Ltd',
  postal_address: '1 High Street',
  smtp: { host: 'smtp.press.example' },
};

describe('[I] policy handlers', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
    for (const user of ['alice', 'bob']) await running.call('POST', '/senders', SENDER, user);
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const ask = async (change: object = {}, user?: string) => {
    const body = { recipient_email: 'editor@blog.example', sender_email: 'ana@press.example', ...change };
    return call('POST', '/policy/validate', body, user);
  };
  const judge = async (change?: object, user?: string) => (await ask(change, user)).json as PolicyResult;
  const failedOf = ({ checks }: PolicyResult) => checks.filter(({ passed }) => !passed).map(({ name }) => name);

  it('allow what keeps every rule, and say by what it was judged', async () => {
    const askedMs = Date.now();
    const answer = await ask({ subject: 'An article' });
    const { checks, evaluated_at, ...rest } = answer.json as PolicyResult;
    expect([answer.status, rest]).to.deep.equal([
      200,
      {
        allowed: true,
        reason: 'All checks passed',
        legal_basis: 'legitimate_interest',
        region: 'other',
        legal_basis_claimed: 'legitimate_interest',
        counts: { user_daily: 0, domain_daily: 0, sender_daily: 0 },
        limits: { user_daily: 100, domain_daily: 20, sender_daily: 50 },
      },
    ]);
    expect(checks.every(({ passed }) => passed)).to.equal(true);
    expect(Date.parse(evaluated_at)).to.be.within(askedMs, Date.now());
  });

  it('reserve and change nothing, however often they are asked', async () => {
    const before = await judge({ subject: 'Often' });
    for (const _ of [1, 2, 3]) await judge({ subject: 'Often' });
    const after = await judge({ subject: 'Often' });
    expect([after.counts, after.allowed]).to.deep.equal([before.counts, true]);
  });

  it('tell a malformed address by a check, and refuse an empty one', async () => {
    for (const recipient_email of ['nonsense', 'a@b@c.example', 'ana@xn--zz--.example', 'Ana <ana@blog.example>']) {
      const result = await judge({ recipient_email });
      expect([recipient_email, result.allowed, failedOf(result)]).to.deep.equal([
        recipient_email,
        false,
        ['recipient_valid'],
      ]);
    }
    for (const change of [{ recipient_email: '' }, { sender_email: '' }, { recipient_email: 'x'.repeat(321) }]) {
      expect((await ask(change)).status).to.equal(422);
    }
    expect(readErrors(await ask({ subject: 's'.repeat(256) }))).to.deep.equal([['body.subject', 'string_too_long']]);
    expect(readErrors(await ask({ user_id: 'bob' }))).to.deep.equal([['body.user_id', 'extra_forbidden']]);
    expect(readErrors(await ask({ recipient_email: { $ne: '' } }))).to.deep.equal([
      ['body.recipient_email', 'string_type'],
    ]);
  });

  it('block what is suppressed in any spelling, and nothing beside it (cases 70, 71, 74)', async () => {
    await call('POST', '/suppression', { email: 'Ana@Stop.Example' });
    await call('POST', '/suppression', { email: '@bücher.example' });
    const blocked = ['ana@stop.example', 'ANA@STOP.EXAMPLE', 'ana+guest@stop.example', 'leo@xn--bcher-kva.example'];
    for (const recipient_email of blocked) {
      expect(failedOf(await judge({ recipient_email })), recipient_email).to.deep.equal(['recipient_suppressed']);
    }
    for (const recipient_email of ['bob@stop.example', 'ana@other.example']) {
      expect((await judge({ recipient_email })).allowed, recipient_email).to.equal(true);
    }
    // Another user's list is none of bob's business (case 76).
    expect((await judge({ recipient_email: 'ana@stop.example' }, 'bob')).allowed).to.equal(true);
  });

  it('know the senders of their user alone', async () => {
    expect(failedOf(await judge({ sender_email: 'leo@press.example' }))).to.include('sender_not_authorized');
    expect(failedOf(await judge({}, 'stranger'))).to.include('sender_not_authorized');
    expect((await judge({ sender_email: 'ANA@Press.example' })).allowed).to.equal(true);
  });

  it('block what was sent within a day already, and role addresses no one reads', async () => {
    const { store } = running;
    const key = { subject: 'The same', recipient_email: 'twice@blog.example' };
    expect((await judge(key)).allowed).to.equal(true);

    const claimed = duplicateKey('ana@press.example', key.recipient_email, key.subject);
    await store.sendSlots.claimDuplicate('alice', claimed, 'a'.repeat(24), new Date());
    expect(failedOf(await judge(key))).to.deep.equal(['duplicate_send']);
    expect((await judge({ ...key, subject: ' the  SAME ' })).allowed).to.equal(false);
    expect((await judge({ ...key, subject: 'Another' })).allowed).to.equal(true);
    expect(failedOf(await judge({ recipient_email: 'postmaster@blog.example' }))).to.deep.equal([
      'recipient_role_blocked',
    ]);
    expect((await judge({ recipient_email: 'info@blog.example' })).allowed).to.equal(true);
  });

  it('ask for consent where the law of the recipient does', async () => {
    expect(await judge({ recipient_email: 'ana@blog.de' })).to.include({ legal_basis: 'consent', region: 'EU' });
  });

  it('let users without a sender use that of the environment', async () => {
    const shared = await startOutreachApi({
      environment: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Desk@Press.example', MAIL_SENDER_NAME: 'Desk' },
    });
    const body = { recipient_email: 'editor@blog.example', sender_email: 'desk@press.example' };
    const { json } = await shared.call('POST', '/policy/validate', body);
    expect(failedOf(json as PolicyResult)).to.deep.equal(['sender_identity_incomplete']);
    await shared.call('POST', '/senders', SENDER);
    const own = await shared.call('POST', '/policy/validate', body);
    expect(failedOf(own.json as PolicyResult)).to.include('sender_not_authorized');
    await shared.stop();
  });

  it('log a decision for every attempt, blocked ones too, newest first', async () => {
    const { id } = await running.newCampaign();
    const at = (minute: number) => `2026-06-01T08:0${minute}:00.000Z`;
    const blocked = newAttempt({
      campaign_id: id,
      status: 'blocked',
      created_at: at(2),
      sent_at: null,
      policy_checks: [
        { name: 'recipient_valid', passed: true, detail: 'fine' },
        { name: 'recipient_suppressed', passed: false, detail: 'by hand' },
        { name: 'duplicate_send', passed: false, detail: 'an hour ago' },
      ],
    });
    const sent = newAttempt({ campaign_id: id, created_at: at(1) });
    for (const attempt of [sent, blocked]) {
      await running.store.attempts.insert(attempt, { day: 'd', domain_key: 'blog.example', duplicate_key: null });
    }
    const { status, json } = await call('GET', `/campaigns/${id}/policy-log`);
    const reported = (json as { attempt_id: string; allowed: boolean; reason: string; checks: unknown[] }[]).map(
      ({ attempt_id, allowed, reason, checks }) => [attempt_id, allowed, reason, checks.length],
    );
    expect([status, reported]).to.deep.equal([
      200,
      [
        [blocked.id, false, 'recipient_suppressed, duplicate_send', 3],
        [sent.id, true, 'All checks passed', 1],
      ],
    ]);
    const page = await call('GET', `/campaigns/${id}/policy-log?limit=1`);
    expect(page.headers['link']).to.contain('rel="next"');
    for (const [named, user] of [
      [id, 'bob'],
      [NO_ID, 'alice'],
    ]) {
      expect((await call('GET', `/campaigns/${named}/policy-log`, undefined, user)).json).to.deep.equal(NO_CAMPAIGN);
    }
  });
});
