import { expect } from 'chai';
import { queueItemTask } from '../../../../../activities/outreach/sending/queue/queue-item-task.js';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import type { QueueItem } from '../../../../../domain/outreach/sending/send-queue.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

describe('[I] mail of a queue as a task', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());
  beforeEach(() => {
    world.told.length = 0;
  });

  async function queued(overrides: Partial<QueueItem> = {}) {
    const email = `a@item-${count++}.example`;
    const lead_id = await world.addLead(email);
    const of = { user_id: 'alice', campaign_id: world.campaignId, sender_id: world.sender.id, lead_id };
    const item = newQueueItem({ ...of, ...overrides });
    await test.store.queueItems.insertMany([item]);
    return { item, email, task: queueItemTask(world.deps, item) };
  }
  const moveLead = ({ lead_id }: QueueItem, to: 'contacted' | 'replied') =>
    test.store.leads.setStatus('alice', world.campaignId, lead_id, to, 'user', world.clock.now);
  const mailed = async (recipient_email: string, overrides: Partial<Attempt>) => {
    const attempt = newAttempt({ recipient_email, ...overrides });
    await test.store.attempts.insert(attempt, { day: '2026-01-01', domain_key: 'x', duplicate_key: null });
    return attempt;
  };
  const attemptOf = ({ id, lead_id, campaign_id }: QueueItem, recipient_email: string): Attempt =>
    newAttempt({ id, lead_id, campaign_id, recipient_email, sent_at: '2026-06-01T09:00:00.000Z' });
  const settledAs = async ({ id }: QueueItem) => {
    const found = await test.store.queueItems.find('alice', id);
    return [found?.status, found?.reason, found?.attempt_id];
  };

  it('is the opener to its lead, in the workspace of its campaign', async () => {
    const { item, email, task } = await queued();
    const planned = await task.plan('e'.repeat(24));
    if (!('plan' in planned)) throw new Error(planned.reason);
    expect(planned.plan).to.deep.equal({
      attempt_id: 'e'.repeat(24),
      user_id: 'alice',
      campaign_id: world.campaignId,
      lead_id: item.lead_id,
      workspace_id: 'alice',
      sender_id: world.sender.id,
      subject: item.subject,
      body: item.body,
      step: 0,
      origin: 'queue',
      thread: null,
    });
    expect(planned.read.lead?.contact_email).to.equal(email);
    expect(planned.read.latest).to.equal(null);
  });

  it('is stopped when its lead is gone, stands elsewhere, or belongs to no campaign any more', async () => {
    const gone = await queued();
    await test.store.leads.remove('alice', world.campaignId, gone.item.lead_id);
    const moved = await queued();
    await moveLead(moved.item, 'replied');
    const without = { ...world.deps, campaigns: { find: async () => null } };
    const { item } = await queued();
    const reasons = [gone.task, moved.task, queueItemTask(without, item)].map((task) => task.plan('e'.repeat(24)));
    expect(await Promise.all(reasons)).to.deep.equal(
      ['lead_removed', 'lead_replied', 'gone'].map((reason) => ({ kind: 'stopped', reason })),
    );
  });

  it('is no second opener on a guess', async () => {
    const { item, email, task } = await queued();
    const own = await mailed(email, { id: item.id, status: 'uncertain', created_at: '2026-01-01T00:00:00.000Z' });
    expect('plan' in (await task.plan(item.id))).to.equal(true);
    expect(await task.stopReason(own)).to.equal(null);
    await mailed(email, { status: 'uncertain' });
    expect(await task.plan(item.id)).to.deep.equal({ kind: 'stopped', reason: 'earlier_attempt_uncertain' });
    expect(await task.stopReason(own)).to.equal('earlier_attempt_uncertain');
  });

  it('sees what left manually before its lead was told', async () => {
    const { item, email, task } = await queued();
    await mailed(email, { lead_id: item.lead_id, status: 'sent' });
    expect(await task.plan(item.id)).to.deep.equal({ kind: 'stopped', reason: 'lead_contacted' });
    expect(await task.stopReason(attemptOf(item, email))).to.equal('lead_contacted');
  });

  it('waits while another mail to its address is on its way, and asks again right before it leaves', async () => {
    for (const status of ['queued', 'sending'] as const) {
      const { item, email, task } = await queued();
      const own = await mailed(email, { id: item.id, status: 'queued', sent_at: null });
      expect(await task.stopReason(own)).to.equal(null);
      await mailed(email, { status, sent_at: null });
      const plan = await task.plan(item.id);
      expect(plan).to.include({ kind: 'delayed', hold: 'recipient', reason: 'recipient_mail_on_way' });
      expect(await task.stopReason(own)).to.equal('refused_for_now: recipient_mail_on_way');
    }
  });

  it('waits when another mail has reached its address since the policy was asked', async () => {
    const { item, email, task } = await queued();
    const sent_at = world.clock.now.toISOString();
    const own = await mailed(email, { id: item.id, status: 'queued', sent_at: null, created_at: sent_at });
    await mailed(email, { status: 'sent', sent_at });
    expect(await task.stopReason(own)).to.equal('refused_for_now: recipient_mail_on_way');
    const { email: other, task: free, item: itself } = await queued();
    await mailed(other, {
      status: 'sent',
      sent_at: '2026-01-01T00:00:00.000Z',
      created_at: '2026-01-01T00:00:00.000Z',
    });
    expect(await free.stopReason(attemptOf(itself, other))).to.equal(null);
  });

  it('is asked again by the records of the moment', async () => {
    const { item, email, task } = await queued();
    const attempt = attemptOf(item, email);
    expect(await task.stopReason(attempt)).to.equal(null);
    await moveLead(item, 'contacted');
    expect(await task.stopReason(attempt)).to.equal('lead_contacted');
    await test.store.queueItems.cancel('alice', { lead_id: item.lead_id }, 'operation_cancelled');
    expect(await task.stopReason(attempt)).to.equal('operation_cancelled');
  });

  it('plans what follows it, each from the one before, and once', async () => {
    const follow_ups = [
      { after_days: 3, subject: null, body: 'May I ask again?' },
      { after_days: 4, subject: 'A last word', body: 'Goodbye' },
    ];
    const { item, email, task } = await queued({ follow_ups });
    const attempt = attemptOf(item, email);
    for (const _ of [1, 2]) await task.conclude('sent', null, attempt);
    const planned = await test.store.followUps.ofAttempt('alice', attempt.id);
    expect(planned.map(({ subject, body, scheduled_at }) => [subject, body, scheduled_at])).to.deep.equal([
      ['Re: An article for you', 'May I ask again?', '2026-06-04T09:00:00.000Z'],
      ['A last word', 'Goodbye', '2026-06-08T09:00:00.000Z'],
    ]);
    const ids = planned.map(({ id }) => `start ${id}`);
    expect(world.told).to.deep.equal([...ids, ...ids]);
    expect(await settledAs(item)).to.deep.equal(['sent', null, attempt.id]);
  });

  it('plans nothing after a mail that did not leave', async () => {
    const { item, email, task } = await queued();
    await task.conclude('failed', 'refused (rcpt): no', attemptOf(item, email));
    expect(world.told).to.deep.equal([]);
    expect(await settledAs(item)).to.deep.equal(['failed', 'refused (rcpt): no', item.id]);
  });

  it('tells what became of the mail where a cancellation came too late, and only then', async () => {
    for (const [status, reported] of [
      ['sent', 'sent'],
      ['uncertain', 'uncertain'],
      ['blocked', 'cancelled'],
      ['failed', 'cancelled'],
    ] as const) {
      const { item, email, task } = await queued({ follow_ups: [] });
      await test.store.queueItems.cancel('alice', { lead_id: item.lead_id }, 'operation_cancelled');
      await task.conclude(status, null, attemptOf(item, email));
      expect((await settledAs(item))[0], status).to.equal(reported);
    }
  });

  it('is postponed', async () => {
    const { item, task } = await queued();
    await task.reschedule(new Date('2026-07-01T08:00:00.000Z'));
    expect((await test.store.queueItems.find('alice', item.id))?.due_at).to.equal('2026-07-01T08:00:00.000Z');
  });
});
