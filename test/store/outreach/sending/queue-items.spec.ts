import { expect } from 'chai';
import type { QueueItem } from '../../../../domain/outreach/sending/send-queue.js';
import type { Store } from '../../../../store/index.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { startStore, type TestStore } from '../../../support/store.js';

const at = (hour: number): string => `2026-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const on = (hour: number): Date => new Date(at(hour));
const [CAMPAIGN, OPERATION, SENDER] = ['c'.repeat(24), 'd'.repeat(24), 'a'.repeat(24)];
const SENT = { status: 'sent', reason: null, attempt_id: 'f'.repeat(24) } as const;
const NONE = { waiting: 0, sent: 0, blocked: 0, failed: 0, uncertain: 0, cancelled: 0 };

describe('[I] queue items repository', () => {
  let running: TestStore;
  let items: Store['queueItems'];
  before(async () => {
    running = await startStore();
    items = running.store.queueItems;
  });
  after(() => running.stop());

  const item = (user_id: string, overrides: Partial<QueueItem> = {}) =>
    newQueueItem({ user_id, campaign_id: CAMPAIGN, operation_id: OPERATION, ...overrides });
  async function add(user_id: string, overrides: Partial<QueueItem> = {}): Promise<QueueItem> {
    const given = item(user_id, overrides);
    await items.insertMany([given]);
    return given;
  }
  const idsOf = (found: QueueItem[]): string[] => found.map(({ id }) => id);
  const next = async (user: string, hour: number, limit = 10) => idsOf(await items.next(user, SENDER, on(hour), limit));

  it('gives back what was inserted', async () => {
    const given = await add('alice');
    expect(await items.find('alice', given.id)).to.deep.equal(given);
    expect(await items.next('alice', SENDER, on(9), 10)).to.deep.equal([given]);
  });

  it('queues a lead of a campaign once, and is safe to repeat', async () => {
    const given = [item('bea', { lead_id: 'l1' }), item('bea', { lead_id: 'l2' })];
    const ids = idsOf(given);
    expect(await items.insertMany(given)).to.deep.equal({ inserted: ids, duplicates: [] });
    expect(await items.insertMany(given)).to.deep.equal({ inserted: ids, duplicates: [] });
    const [again, other] = [item('bea', { lead_id: 'l2' }), item('bea', { lead_id: 'l2', campaign_id: 'x' })];
    expect(await items.insertMany([again, other])).to.deep.equal({ inserted: [other.id], duplicates: [again.id] });
    expect(await items.find('bea', again.id)).to.equal(null);
    expect(await items.counts('bea', OPERATION)).to.deep.equal({ ...NONE, waiting: 3 });
  });

  it('of 20 that queue a lead at once lets one in', async () => {
    const given = Array.from({ length: 20 }, () => item('carol', { lead_id: 'rush' }));
    const outcomes = await Promise.all(given.map((each) => items.insertMany([each])));
    expect(outcomes.flatMap(({ inserted }) => inserted)).to.have.length(1);
    expect(await items.counts('carol', OPERATION)).to.deep.equal({ ...NONE, waiting: 1 });
  });

  it('lets a lead be queued again once its item waits no longer', async () => {
    const ending = { ...SENT, status: 'failed', reason: 'refused' } as const;
    const first = await add('dan', { lead_id: 'l1' });
    await items.end(first, ['waiting'], ending);
    expect(await items.find('dan', first.id)).to.deep.equal({ ...first, ...ending });
    const second = await add('dan', { lead_id: 'l1' });
    expect(await items.cancel('dan', { lead_id: 'l1' }, 'replied')).to.equal(1);
    expect(await items.find('dan', second.id)).to.deep.include({ status: 'cancelled', reason: 'replied' });
    expect((await items.insertMany([item('dan', { lead_id: 'l1' })])).inserted).to.have.length(1);
  });

  it('knows whose mail waits', async () => {
    const [one, two] = [await add('gus', { lead_id: 'l1' }), await add('gus', { lead_id: 'l2' })];
    const other = await add('gus', { lead_id: 'l3', campaign_id: 'd'.repeat(24) });
    await add('gus-else', { lead_id: 'l4' });
    expect(await items.waitingLeads('gus')).to.deep.equal(
      new Map([
        [one.campaign_id, ['l1', 'l2']],
        [other.campaign_id, ['l3']],
      ]),
    );
    await items.end(two, ['waiting'], SENT);
    await items.cancel('gus', { lead_id: 'l3' }, 'replied');
    expect(await items.waitingLeads('gus')).to.deep.equal(new Map([[one.campaign_id, ['l1']]]));
  });

  it('takes over what a process left behind, but nothing that one is about to use', async () => {
    const claims = running.connection.collection<{ _id: string; item_id: string; claimed_at: Date }>('queue_claims');
    const given = item('eli', { lead_id: 'l1' });
    await items.insertMany([given]);
    const own = { item_id: given.id };
    const left = { item_id: 'e'.repeat(24), claimed_at: new Date() };
    await claims.updateOne(own, { $set: left });
    const again = item('eli', { lead_id: 'l1' });
    expect((await items.insertMany([again])).duplicates).to.deep.equal([again.id]);
    const claimed_at = new Date(Date.now() - 3_600_000);
    await claims.updateOne({ item_id: left.item_id }, { $set: { claimed_at } });
    expect((await items.insertMany([again])).inserted).to.deep.equal([again.id]);
  });

  it('gives what is due for a sender, oldest first, and knows what comes next', async () => {
    const [late, early] = [await add('eva', { due_at: at(10) }), await add('eva', { due_at: at(9) })];
    await add('eva', { sender_id: 'b'.repeat(24), due_at: at(8) });
    expect(await next('eva', 10)).to.deep.equal([early.id, late.id]);
    expect(await next('eva', 10, 1)).to.deep.equal([early.id]);
    expect(await next('eva', 9)).to.deep.equal([early.id]);
    expect(await items.nextDueAt('eva', SENDER)).to.equal(at(9));
    await items.end(early, ['waiting'], SENT);
    expect(await items.nextDueAt('eva', SENDER)).to.equal(at(10));
    expect(await items.nextDueAt('eva', 'nobody')).to.equal(null);
  });

  it('holds up an operation that is paused, and that one alone', async () => {
    const held = await add('fay', { due_at: at(8) });
    const other = await add('fay', { operation_id: 'o2', due_at: at(9) });
    await items.pause('fay', OPERATION, true);
    expect(await next('fay', 12)).to.deep.equal([other.id]);
    expect(await items.nextDueAt('fay', SENDER)).to.equal(at(9));
    await items.pause('bob', OPERATION, false);
    expect(await next('fay', 12)).to.deep.equal([other.id]);
    await items.pause('fay', OPERATION, false);
    expect(await next('fay', 12)).to.deep.equal([held.id, other.id]);
  });

  it('is put off, never brought forward, and only while it waits', async () => {
    const waiting = await add('gil', { due_at: at(10) });
    const { id } = waiting;
    expect(await items.reschedule('gil', id, on(9))).to.equal(false);
    expect(await items.reschedule('gil', id, on(11))).to.equal(true);
    expect((await items.find('gil', id))?.due_at).to.equal(at(11));
    await items.end(waiting, ['waiting'], SENT);
    expect(await items.reschedule('gil', id, on(12))).to.equal(false);
    expect(await items.reschedule('gil', 'no-id', on(12))).to.equal(false);
  });

  it('tells what the next mail of an operation waits for, and whose operations wait for a sender', async () => {
    const { id, lead_id } = await add('ida', { due_at: at(10), operation_id: 'o7' });
    await add('ida', { due_at: at(12), operation_id: 'o7' });
    await add('ida', { due_at: at(12), operation_id: 'o8' });
    expect(await items.nextWaiting('ida', 'o7')).to.deep.equal({
      lead_id,
      sender_id: SENDER,
      due_at: at(10),
      paused: false,
      waiting_reason: null,
    });
    await items.pause('ida', 'o7', true);
    expect(await items.nextWaiting('ida', 'o7')).to.include({ paused: true });
    await items.reschedule('ida', id, on(11), 'refused_for_now');
    expect(await items.nextWaiting('ida', 'o7')).to.deep.include({ due_at: at(11), waiting_reason: 'refused_for_now' });
    expect((await items.waitingOperations('ida', SENDER)).sort()).to.deep.equal(['o7', 'o8']);
    expect([await items.nextWaiting('bob', 'o7'), await items.waitingOperations('bob', SENDER)]).to.deep.equal([
      null,
      [],
    ]);
  });

  it('settles once, from the states that are named', async () => {
    const waiting = await add('hal');
    await items.end(waiting, ['uncertain'], SENT);
    expect((await items.find('hal', waiting.id))?.status).to.equal('waiting');
    await Promise.all(Array.from({ length: 20 }, () => items.end(waiting, ['waiting'], SENT)));
    await items.end(waiting, ['waiting'], { ...SENT, status: 'failed' });
    expect((await items.find('hal', waiting.id))?.status).to.equal('sent');
    expect(await items.counts('hal', OPERATION)).to.deep.equal({ ...NONE, sent: 1 });
  });

  it('cancels what waits within a scope, and nothing else', async () => {
    const scopes = { operation_id: 'o1', campaign_id: 'c1', lead_id: 'l1', sender_id: 's1' };
    for (const [name, value] of Object.entries(scopes)) {
      const meant = await add('ida', { lead_id: `of ${name}`, [name]: value });
      const done = await add('ida', {
        lead_id: 'done',
        operation_id: `done ${name}`,
        campaign_id: value,
        [name]: value,
      });
      await items.end(done, ['waiting'], SENT);
      const other = await add('ida', { lead_id: `not ${name}` });
      expect(await items.cancel('bob', { [name]: value }, 'x'), name).to.equal(0);
      expect(await items.cancel('ida', { [name]: value }, 'stopped'), name).to.equal(1);
      const states = await Promise.all(
        [meant, done, other].map(async ({ id }) => (await items.find('ida', id))?.status),
      );
      expect(states, name).to.deep.equal(['cancelled', 'sent', 'waiting']);
    }
  });

  it('is blind to other users', async () => {
    const given = await add('jan');
    expect(await items.find('bob', given.id)).to.equal(null);
    expect(await next('bob', 12)).to.deep.equal([]);
    expect(await items.nextDueAt('bob', SENDER)).to.equal(null);
    await items.end({ ...given, user_id: 'bob' }, ['waiting'], SENT);
    expect(await items.reschedule('bob', given.id, on(20))).to.equal(false);
    expect(await items.counts('bob', OPERATION)).to.deep.equal(NONE);
    await items.pause('bob', OPERATION, true);
    expect(await items.next('jan', SENDER, on(12), 10)).to.deep.equal([given]);
  });
});
