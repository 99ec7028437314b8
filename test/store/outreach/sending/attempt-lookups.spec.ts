import { expect } from 'chai';
import type { Attempt, AttemptStatus } from '../../../../domain/outreach/sending/attempt.js';
import { ENVIRONMENT_SENDER_ID } from '../../../../domain/outreach/sending/sender.js';
import type { Store } from '../../../../store/index.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (day: number): string => `2026-05-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const since = (day: number): Date => new Date(at(day));

describe('[I] attempt lookups', () => {
  let running: TestStore;
  let attempts: Store['attempts'];
  before(async () => {
    running = await startStore();
    attempts = running.store.attempts;
  });
  after(() => running.stop());

  async function add(overrides: Partial<Attempt>, domain_key = 'blog.example'): Promise<Attempt> {
    const attempt = newAttempt(overrides);
    await attempts.insert(attempt, { day: '2026-05-01', domain_key, duplicate_key: null });
    return attempt;
  }
  const idsOf = (found: Attempt[]): string[] => found.map(({ id }) => id);

  it('finds by our id, and by what a relay put in its place, in every form that servers cite it', async () => {
    const one = await add({ message_id: '<one@press.example>', created_at: at(1) });
    const two = await add({ message_id: '<two@press.example>', relay_message_id: '0100abc-def', created_at: at(2) });
    const three = await add({ relay_message_id: '<q7@relay.example>', created_at: at(3) });
    const find = async (...ids: string[]) => idsOf(await attempts.findByMessageIds('alice', ids));
    expect(await find('<one@press.example>')).to.deep.equal([one.id]);
    expect(await find('<two@press.example>', '<one@press.example>', '<none@x.example>')).to.deep.equal([
      two.id,
      one.id,
    ]);
    expect(await find('<0100abc-def@email.amazonses.com>')).to.deep.equal([two.id]);
    expect(await find('<q7@relay.example>')).to.deep.equal([three.id]);
    expect(await find()).to.deep.equal([]);
    expect(await attempts.findByMessageIds('bob', ['<one@press.example>'])).to.deep.equal([]);
  });

  it('finds the mails of the environment’s sender anyone who sent them, and no others', async () => {
    const shared = { sender_id: ENVIRONMENT_SENDER_ID, recipient_email: 'shared@blog.example' };
    const one = await add({ ...shared, user_id: 'una', message_id: '<s1@press.example>', created_at: at(2) });
    const two = await add({ ...shared, user_id: 'udo', message_id: '<s2@press.example>', created_at: at(3) });
    const own = await add({
      recipient_email: 'shared@blog.example',
      message_id: '<s3@press.example>',
      created_at: at(4),
    });
    const message_ids = ['<s1@press.example>', '<s2@press.example>', '<s3@press.example>'];
    expect(idsOf(await attempts.findShared({ message_ids }))).to.deep.equal([two.id, one.id]);
    expect(idsOf(await attempts.findShared({ ids: [own.id, one.id, 'no-id'] }))).to.deep.equal([one.id]);
    const recipient = 'shared@blog.example';
    expect(idsOf(await attempts.findShared({ recipient, since: since(2) }))).to.deep.equal([two.id, one.id]);
    expect(idsOf(await attempts.findShared({ recipient, since: since(3) }))).to.deep.equal([two.id]);
  });

  it('knows the last mail that went to an address, or may have', async () => {
    const to = { user_id: 'carol', recipient_email: 'ed@blog.example' };
    for (const status of ['queued', 'blocked', 'sending', 'failed'] as const) await add({ ...to, status });
    expect(await attempts.latestTo('carol', 'ed@blog.example')).to.equal(null);
    await add({ ...to, status: 'sent', created_at: at(1) });
    const last = await add({ ...to, status: 'uncertain', created_at: at(3) });
    await add({ ...to, status: 'bounced', created_at: at(2) });
    expect(await attempts.latestTo('carol', 'ed@blog.example')).to.deep.equal(last);
    expect((await attempts.mailsTo('carol', 'ed@blog.example')).latest).to.deep.equal(last);
    expect(await attempts.latestTo('bob', 'ed@blog.example')).to.equal(null);
    expect(await attempts.latestTo('carol', 'other@blog.example')).to.equal(null);
  });

  it('knows what is on its way to an address since the last mail', async () => {
    const to = { user_id: 'cleo', recipient_email: 'ed@blog.example' };
    const ids = async () => (await attempts.mailsTo('cleo', 'ed@blog.example')).on_way.map(({ status }) => status);
    expect(await ids()).to.deep.equal([]);
    await add({ ...to, status: 'sent', created_at: at(1) });
    for (const status of ['queued', 'blocked', 'sending', 'failed'] as const)
      await add({ ...to, status, created_at: at(2) });
    expect(await ids()).to.have.members(['queued', 'sending']);
    expect((await attempts.mailsTo('bob', 'ed@blog.example')).on_way).to.deep.equal([]);
  });

  it('finds what went to an address, or to a domain with a subject, since a day', async () => {
    const to = { user_id: 'dan', recipient_email: 'ed@blog.example', subject: 'Re: An  Article' };
    const old = await add({ ...to, created_at: at(1) });
    const late = await add({ ...to, created_at: at(5), recipient_email: 'sue@blog.example' });
    const blocked = await add({ ...to, created_at: at(6), status: 'blocked' });
    await add({ ...to, created_at: at(7) }, 'else.example');
    await add({ ...to, created_at: at(8), subject: 'Another' });
    const domain = async (subject: string, day: number, user = 'dan') =>
      idsOf(await attempts.findRecentByDomain(user, 'blog.example', subject, since(day)));
    expect(await domain('an article', 1)).to.deep.equal([late.id, old.id]);
    expect(await domain('an article', 2)).to.deep.equal([late.id]);
    expect(await domain('re: an article', 1)).to.deep.equal([]);
    expect(await domain('an article', 1, 'bob')).to.deep.equal([]);
    const recent = await attempts.findRecentByRecipient('dan', 'sue@blog.example', since(5));
    expect(idsOf(recent)).to.deep.equal([late.id]);
    expect(await attempts.findRecentByRecipient('dan', 'sue@blog.example', since(6))).to.deep.equal([]);
    expect(await attempts.findRecentByRecipient('bob', 'sue@blog.example', since(5))).to.deep.equal([]);
    expect(idsOf(await attempts.findRecentByRecipient('dan', 'ed@blog.example', since(6)))).to.include(blocked.id);
  });

  it('knows whether a domain was mailed', async () => {
    const mailed = async (status: AttemptStatus) => {
      const key = `${status}.example`;
      await add({ user_id: 'eva', status, created_at: at(4) }, key);
      return attempts.hasMailed('eva', key, since(4));
    };
    for (const status of ['sending', 'sent', 'uncertain', 'bounced'] as const) {
      expect(await mailed(status), status).to.equal(true);
    }
    for (const status of ['queued', 'blocked', 'failed'] as const) expect(await mailed(status), status).to.equal(false);
    expect(await attempts.hasMailed('eva', 'sent.example', since(5))).to.equal(false);
    expect(await attempts.hasMailed('bob', 'sent.example', since(4))).to.equal(false);
  });

  it('knows when a sender’s first and last mail left, or may have', async () => {
    const of = { user_id: 'gil', sender_id: '9'.repeat(24) };
    const edges = async () => [
      await attempts.firstSentAt('gil', of.sender_id),
      await attempts.lastSentAt('gil', of.sender_id),
    ];
    for (const status of ['queued', 'blocked', 'failed'] as const) await add({ ...of, status, sent_at: null });
    expect(await edges()).to.deep.equal([null, null]);
    await add({ ...of, created_at: at(9), sent_at: at(4) });
    await add({ ...of, created_at: at(1), sent_at: at(6), status: 'bounced' });
    expect(await edges()).to.deep.equal([at(4), at(6)]);
    await add({ ...of, created_at: at(7), sent_at: null, status: 'uncertain' });
    expect(await edges()).to.deep.equal([at(4), at(7)]);
    await add({ ...of, created_at: at(2), sent_at: null, status: 'sending' });
    expect(await edges()).to.deep.equal([at(2), at(7)]);
    const ago = (minutes: number): string => new Date(Date.parse(at(20)) - minutes * 60_000).toISOString();
    for (const [minutes, newest] of [
      [2 * 24 * 60, 2 * 24 * 60],
      [90, 90],
      [30, 30],
      [31, 30],
      [0.5, 0.5],
    ] as const) {
      await add({ ...of, sent_at: ago(minutes) });
      expect(await attempts.lastSentAt('gil', of.sender_id, since(20)), `${minutes}`).to.equal(ago(newest));
    }
    expect(await attempts.lastSentAt('bob', of.sender_id)).to.equal(null);
    expect(await attempts.firstSentAt('bob', of.sender_id)).to.equal(null);
  });
});
