import { expect } from 'chai';
import { dispatchDue } from '../../../../../activities/outreach/sending/dispatch-due.js';
import { measureQueue } from '../../../../../activities/outreach/sending/watch-queue.js';
import type { Progress } from '../../../../../domain/operations/operations.js';
import type { QueueItem } from '../../../../../domain/outreach/sending/send-queue.js';
import { newOperation } from '../../../../support/operations.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const HOUR_MS = 3_600_000;

describe('[I] what a queue waits for', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());
  beforeEach(async () => {
    world = await createSendingWorld(test.store, { user_daily_limit: 10_000 });
    // Long ago enough for a window that is closed at this hour, and far from the end of a day.
    world.clock.now = new Date('2026-06-03T12:00:00.000Z');
    await settings({ min_interval_seconds: 0, hourly_limit: 1_000, daily_limit: 1_000 });
  });

  const settings = (change: object) => test.store.senders.update('alice', world.sender.id, change, world.clock.now);

  /** A queue of two mails, after a turn of its sender: its progress, as its operation shows it. */
  async function progressOf(overrides: Partial<QueueItem> = {}, emails?: string[]): Promise<Progress> {
    const operation = newOperation({ type: 'queue_outreach' });
    await test.store.operations.insert(operation);
    const items: QueueItem[] = [];
    for (const email of emails ?? [`a@explain-${count++}.example`, `a@explain-${count++}.example`]) {
      const lead_id = await world.addLead(email);
      const of = { user_id: 'alice', campaign_id: world.campaignId, sender_id: world.sender.id, lead_id };
      const due_at = new Date(world.clock.now.getTime() - HOUR_MS).toISOString();
      items.push(newQueueItem({ ...of, follow_ups: [], operation_id: operation.id, due_at, ...overrides }));
    }
    await test.store.queueItems.insertMany(items);
    const { signal } = new AbortController();
    const turn = await dispatchDue(world.deps, { user_id: 'alice', sender_id: world.sender.id }, signal);
    expect(turn.operations).to.include(operation.id);
    const ref = { operation: { id: operation.id, user_id: 'alice' }, total: items.length };
    const { progress } = await measureQueue(world.deps, ref);
    expect((await test.store.operations.find('alice', operation.id))?.progress).to.deep.equal(progress);
    return progress;
  }

  it('is nothing once all have left', async () => {
    expect(await progressOf()).to.deep.equal({
      done: 100,
      total: 100,
      phase: 'send',
      message: '2 of 2 emails sent, 0 waiting',
    });
  });

  it('is the window of the sender, until it opens', async () => {
    const sending_window = { time_zone: 'UTC', days: [1, 2, 3, 4, 5], from: '07:00', to: '08:00' };
    await settings({ sending_window });
    const { waiting_reason, next_at, message } = await progressOf();
    expect(waiting_reason).to.equal('outside_sending_window');
    expect(next_at?.slice(0, 13)).to.equal('2026-06-04T07');
    expect(message).to.match(
      /^0 of 2 emails sent, 2 waiting\. Waiting because the sending window of the sender is closed\. Next try: 2026-06-04 07:\d\d UTC\.$/,
    );
  });

  it('is a pause, with its cause and without a time, and gone with it', async () => {
    const pause = { reason: 'bounce_rate' as const, detail: '6% of mails bounced', at: '2026-06-03T11:00:00.000Z' };
    await test.store.senders.setPause('alice', world.sender.id, pause, world.clock.now);
    expect(await progressOf()).to.deep.equal({
      done: 0,
      total: 100,
      phase: 'send',
      waiting_reason: 'sender_paused',
      next_at: null,
      message: '0 of 2 emails sent, 2 waiting. Waiting because the sender is paused (6% of mails bounced).',
    });
    await test.store.senders.setPause('alice', world.sender.id, null, world.clock.now);
    expect((await progressOf()).waiting_reason).to.equal(undefined);
  });

  it('is a sign-in that was refused, which pauses the sender', async () => {
    const refused = { result: 'refused' as const, permanent: true, phase: 'auth' as const, code: 535 };
    world.server.outcome = { ...refused, response: '535 Bad password', authentication: true };
    const { waiting_reason, next_at, message } = await progressOf();
    expect([waiting_reason, next_at]).to.deep.equal(['sender_paused', null]);
    expect(message).to.contain('The mail server refused the sign-in');
  });

  it('is a mail server that is away, with what happened', async () => {
    const refused = { result: 'refused' as const, permanent: false, phase: 'connect' as const, code: null };
    world.server.outcome = { ...refused, response: 'nothing listens there', authentication: false };
    const { waiting_reason, next_at, message } = await progressOf();
    expect(waiting_reason).to.equal('mail_server_unavailable');
    expect(next_at).to.equal('2026-06-03T12:01:00.000Z');
    expect(message).to.contain('(nothing listens there)');
  });

  for (const [reason, change] of [
    ['sender_hourly_cap', { hourly_limit: 1 }],
    ['sender_daily_cap', { daily_limit: 1 }],
    ['min_gap', { min_interval_seconds: 600 }],
  ] as const)
    it(`is ${reason} after the first mail`, async () => {
      await settings(change);
      const { waiting_reason, next_at, message } = await progressOf();
      expect(waiting_reason).to.equal(reason);
      expect(Date.parse(next_at ?? '')).to.be.greaterThan(world.clock.now.getTime());
      expect(message).to.contain('1 of 2 emails sent, 1 waiting. Waiting because ');
    });

  it('is the limit of the user', async () => {
    world = await createSendingWorld(test.store, { user_daily_limit: 1 });
    world.clock.now = new Date('2027-03-03T12:00:00.000Z');
    await settings({ min_interval_seconds: 0, hourly_limit: 1_000, daily_limit: 1_000 });
    const { waiting_reason, next_at } = await progressOf();
    expect(waiting_reason).to.equal('user_daily_cap');
    expect(next_at?.slice(0, 10)).to.equal('2027-03-04');
  });

  it('is the limit of the recipients’ domain, and a mail that went to them before', async () => {
    world = await createSendingWorld(test.store, { user_daily_limit: 10_000, domain_daily_limit: 1 });
    world.clock.now = new Date('2027-04-07T12:00:00.000Z');
    await settings({ min_interval_seconds: 0, hourly_limit: 1_000, daily_limit: 1_000 });
    expect((await progressOf({}, ['a@capped.example', 'b@capped.example'])).waiting_reason).to.equal(
      'domain_daily_cap',
    );
  });

  it('is a refusal for now by the server of the recipient', async () => {
    const refused = { result: 'refused' as const, permanent: false, phase: 'rcpt' as const, code: 450 };
    world.server.outcome = { ...refused, response: '450 Greylisted', authentication: false };
    const { waiting_reason, next_at } = await progressOf();
    expect([waiting_reason, next_at]).to.deep.equal(['refused_for_now', '2026-06-03T12:05:00.000Z']);
    world.server.outcome = ACCEPTED;
  });

  it('is the start that was asked for', async () => {
    const operation = newOperation({ type: 'queue_outreach' });
    await test.store.operations.insert(operation);
    const due_at = '2026-06-05T08:00:00.000Z';
    const item = newQueueItem({ operation_id: operation.id, sender_id: world.sender.id, user_id: 'alice', due_at });
    await test.store.queueItems.insertMany([item]);
    const ref = { operation: { id: operation.id, user_id: 'alice' }, total: 1 };
    const { progress } = await measureQueue(world.deps, ref);
    expect(progress).to.deep.include({ waiting_reason: 'scheduled', next_at: due_at });
  });
});
