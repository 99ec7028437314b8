import { expect } from 'chai';
import type { DeliveryAttempt } from '../../../domain/webhooks/webhook.js';
import { decodeCursor } from '../../../store/base/cursor.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

// The database drops what has ended by its own clock: all of this ends far in the future.
const NOW = new Date('2126-06-01T08:00:00.000Z');
const LATER = new Date('2126-06-02T08:00:00.000Z');
const HOOK = 'b'.repeat(24);
const event = (key: string, user_id = 'alice') => ({
  user_id,
  key,
  type: 'audit.completed' as const,
  at: NOW.toISOString(),
  data: { 'a.b': 1, $c: [null] },
});
const attempt = (status_code: number | null): DeliveryAttempt => ({
  at: NOW.toISOString(),
  status_code,
  duration_ms: 5,
  error: null,
  response: '',
});

describe('[I] webhook deliveries repository', () => {
  let running: TestStore;
  let deliveries: Store['webhookDeliveries'];
  before(async () => {
    running = await startStore();
    deliveries = running.store.webhookDeliveries;
  });
  after(() => running.stop());

  it('adds an event once for an endpoint, however often and at once', async () => {
    const competitors = Array.from({ length: 10 }, () => deliveries.add(HOOK, event('e1'), NOW));
    const [first, ...others] = await Promise.all(competitors);
    expect(first).to.deep.equal({
      id: first?.id,
      user_id: 'alice',
      webhook_id: HOOK,
      message_id: `msg_${first?.id}`,
      event_type: 'audit.completed',
      event_key: 'e1',
      status: 'pending',
      attempts: [],
      tries: 0,
      payload: { type: 'audit.completed', timestamp: NOW.toISOString(), data: { 'a.b': 1, $c: [null] } },
      next_attempt_at: NOW.toISOString(),
      created_at: NOW.toISOString(),
    });
    for (const other of others) expect(other).to.deep.equal(first);
    const elsewhere = await deliveries.add('c'.repeat(24), event('e1'), NOW);
    expect(elsewhere.id).to.not.equal(first?.id);
  });

  it('is found by its owner below its endpoint, and by no one else', async () => {
    const { id } = await deliveries.add(HOOK, event('e2'), NOW);
    expect((await deliveries.find('alice', HOOK, id))?.id).to.equal(id);
    expect((await deliveries.findById('alice', id))?.id).to.equal(id);
    expect(await deliveries.find('bob', HOOK, id)).to.equal(null);
    expect(await deliveries.find('alice', 'c'.repeat(24), id)).to.equal(null);
    expect(await deliveries.findById('bob', id)).to.equal(null);
    expect(await deliveries.findById('alice', 'none')).to.equal(null);
  });

  it('notes a try once, and the last twenty of many', async () => {
    const { id } = await deliveries.add(HOOK, event('e3'), NOW);
    const outcome = { attempt: attempt(500), status: 'pending' as const, next_attempt_at: LATER };
    const both = [1, 2].map(() => deliveries.note('alice', id, 0, outcome));
    expect((await Promise.all(both)).sort()).to.deep.equal([false, true]);
    for (let tries = 1; tries < 25; tries++) {
      await deliveries.note('alice', id, tries, { ...outcome, attempt: attempt(500 + tries) });
    }
    const found = await deliveries.findById('alice', id);
    expect([found?.tries, found?.attempts.length, found?.attempts[0]?.status_code]).to.deep.equal([25, 20, 505]);
    expect(found?.next_attempt_at).to.equal(LATER.toISOString());
  });

  it('what has ended takes no more, until it is replayed', async () => {
    const { id } = await deliveries.add(HOOK, event('e4'), NOW);
    const done = { attempt: attempt(204), status: 'delivered' as const, next_attempt_at: null };
    await deliveries.note('alice', id, 0, done);
    expect(await deliveries.note('alice', id, 1, done)).to.equal(false);
    await deliveries.cancel('alice', id);
    expect((await deliveries.findById('alice', id))?.status).to.equal('delivered');
    expect(await deliveries.replay('bob', id, LATER)).to.equal(null);
    expect(await deliveries.replay('alice', id, LATER)).to.deep.include({
      status: 'pending',
      tries: 0,
      next_attempt_at: LATER.toISOString(),
      attempts: [attempt(204)],
    });
    await deliveries.cancel('alice', id);
    expect(await deliveries.findById('alice', id)).to.include({ status: 'cancelled', next_attempt_at: null });
  });

  it('lists those of an endpoint, newest first, by status too, and removes them with it', async () => {
    const hook = 'd'.repeat(24);
    const first = await deliveries.add(hook, event('e5'), NOW);
    const second = await deliveries.add(hook, event('e6'), LATER);
    await deliveries.cancel('alice', first.id);
    const page = await deliveries.list('alice', hook, {}, 1, null);
    expect(page.items.map(({ id }) => id)).to.deep.equal([second.id]);
    const rest = await deliveries.list('alice', hook, {}, 1, decodeCursor(page.next_cursor ?? ''));
    expect(rest.items.map(({ id }) => id)).to.deep.equal([first.id]);
    const cancelled = await deliveries.list('alice', hook, { status: 'cancelled' }, 10, null);
    expect(cancelled.items.map(({ id }) => id)).to.deep.equal([first.id]);
    await deliveries.removeOf('bob', hook);
    expect((await deliveries.list('alice', hook, {}, 10, null)).items).to.have.length(2);
    await deliveries.removeOf('alice', hook);
    expect((await deliveries.list('alice', hook, {}, 10, null)).items).to.have.length(0);
  });
});
