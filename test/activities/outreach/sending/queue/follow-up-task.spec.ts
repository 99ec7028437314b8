import { expect } from 'chai';
import { prepareAttempt } from '../../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import { followUpTask } from '../../../../../activities/outreach/sending/queue/follow-up-task.js';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../../../domain/outreach/sending/follow-up.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../../support/samples/new-follow-up.js';
import { newReply } from '../../../../support/samples/new-reply.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const day = (number: number, hour = 9): string => new Date(Date.UTC(2026, 5, number, hour)).toISOString();

describe('[I] follow-up as a task', () => {
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

  const record = async (overrides: Partial<Attempt>): Promise<Attempt> => {
    const attempt = newAttempt({ campaign_id: world.campaignId, workspace_id: 'team', ...overrides });
    await test.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    return attempt;
  };
  async function planned(amount: number, opened: Partial<Attempt> = {}) {
    const lead_id = await world.addLead(`a@follow-${count++}.example`);
    const opener = await record({ lead_id, created_at: day(1), sent_at: day(1), ...opened });
    const followUps: FollowUp[] = [];
    for (let number = 1; number <= amount; number++) {
      const of = { campaign_id: world.campaignId, lead_id, attempt_id: opener.id };
      const followUp = newFollowUp({ ...of, scheduled_at: day(1 + 3 * number) });
      await test.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id: world.sender.id });
      followUps.push(followUp);
    }
    const [first] = followUps;
    if (!first) throw new Error('None was planned');
    return { lead_id, opener, followUps, first, task: taskOf(first) };
  }
  const taskOf = (followUp: FollowUp) => followUpTask(world.deps, 'alice', world.sender.id, followUp);
  const found = async ({ id }: FollowUp) => test.store.followUps.find('alice', id);
  /** Its attempt, as the task would have recorded it. */
  const attemptOf = ({ subject, body }: FollowUp) => newAttempt({ subject, body, step: 1, origin: 'follow_up' });
  const reasonOf = async ({ task, first }: Awaited<ReturnType<typeof planned>>) => {
    const plan = await task.plan('e'.repeat(24));
    const again = await task.stopReason(attemptOf(first));
    expect('plan' in plan ? null : plan.reason).to.equal(again);
    return again;
  };

  it('answers the first mail from the same mailbox, in its workspace', async () => {
    const { task, first, opener, lead_id } = await planned(1);
    const plan = await task.plan('e'.repeat(24));
    if (!('plan' in plan)) throw new Error(plan.reason);
    expect(plan.plan).to.deep.equal({
      attempt_id: 'e'.repeat(24),
      user_id: 'alice',
      campaign_id: world.campaignId,
      lead_id,
      workspace_id: 'team',
      sender_id: world.sender.id,
      subject: first.subject,
      body: first.body,
      step: 1,
      origin: 'follow_up',
      recipient_email: opener.recipient_email,
      thread: { in_reply_to: opener.message_id, references: [opener.message_id] },
    });
    expect(plan.read.lead?.id).to.equal(lead_id);
  });

  it('goes to whom the first mail went, whatever address the lead has by now', async () => {
    const { task, lead_id } = await planned(1, { recipient_email: 'first@moved.example' });
    const change = { contact_email: 'new@moved.example' };
    await test.store.leads.update('alice', world.campaignId, lead_id, change, world.clock.now);
    const plan = await task.plan('e'.repeat(24));
    if (!('plan' in plan)) throw new Error(plan.reason);
    const prepared = await prepareAttempt(world.deps, plan.plan, 'manual', plan.read);
    expect('attempt' in prepared && prepared.attempt.recipient_email).to.equal('first@moved.example');
  });

  it('continues with the whole thread, by the names that the recipient saw', async () => {
    const { opener, followUps, lead_id } = await planned(2, { relay_message_id: '<relay@mail.example>' });
    const [first, second] = followUps;
    const earlier = await record({ lead_id, step: 1 });
    if (!first || !second) throw new Error('Two were planned');
    const sent = { status: 'sent' as const, reason: null, sent_at: null, sent_attempt_id: earlier.id };
    await test.store.followUps.conclude('alice', first.id, 'scheduled', sent);
    const plan = await taskOf(second).plan('e'.repeat(24));
    if (!('plan' in plan)) throw new Error(plan.reason);
    expect(plan.plan.step).to.equal(2);
    expect(plan.plan.thread).to.deep.equal({
      in_reply_to: earlier.message_id,
      references: ['<relay@mail.example>', earlier.message_id],
    });
    expect(opener.message_id).not.to.equal(null);
  });

  it('goes to no one who has answered, signed off or was never reached', async () => {
    expect(await reasonOf(await planned(1))).to.equal(null);

    const answered = await planned(1);
    const reply = newReply({ user_id: 'alice', lead_id: answered.lead_id, attempt_id: answered.opener.id });
    const keys = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
    await test.store.replies.insert('alice', { ...reply, ...keys }, world.clock.now);
    expect(await reasonOf(answered)).to.equal('lead_replied');

    const left = await planned(1);
    await test.store.leads.setStatus('alice', world.campaignId, left.lead_id, 'unsubscribed', 'user', world.clock.now);
    expect(await reasonOf(left)).to.equal('lead_unsubscribed');

    const removed = await planned(1);
    const { task, lead_id, opener } = removed;
    const withoutLead = { ...world.deps, leads: { ...world.deps.leads, find: async () => null } };
    expect(await followUpTask(withoutLead, 'alice', world.sender.id, removed.first).stopReason(opener)).to.equal(
      'lead_removed',
    );
    await test.store.leads.remove('alice', world.campaignId, lead_id);
    expect(await task.stopReason(opener)).to.equal('cancelled');

    for (const status of ['bounced', 'uncertain', 'failed'] as const)
      expect(await reasonOf(await planned(1, { status })), status).to.equal(`first_mail_${status}`);
  });

  it('is stopped by its cancellation, with the reason of that', async () => {
    const cancelled = await planned(1);
    const end = { status: 'cancelled' as const, reason: 'Lead deleted', sent_at: null, sent_attempt_id: null };
    await test.store.followUps.conclude('alice', cancelled.first.id, 'scheduled', end);
    expect(await reasonOf(cancelled)).to.equal('Lead deleted');
  });

  it('moves those behind it when it leaves late, and tells their clocks', async () => {
    const { task, followUps, first } = await planned(3);
    const [, second, third] = followUps;
    const attempt = newAttempt({ sent_at: day(9) });
    await task.conclude('sent', null, attempt);
    const reported = await found(first);
    expect([reported?.status, reported?.sent_at, reported?.sent_attempt_id]).to.deep.equal([
      'sent',
      day(9),
      attempt.id,
    ]);
    const dates = await Promise.all(followUps.slice(1).map(async (each) => (await found(each))?.scheduled_at));
    expect(dates).to.deep.equal([day(12), day(15)]);
    expect(world.told).to.deep.equal([second, third, first].map((each) => `look ${each?.id}`));
  });

  it('keeps those behind it a day away, however near they were planned', async () => {
    const { task, opener, lead_id, followUps, first } = await planned(2);
    const of = { campaign_id: world.campaignId, lead_id, attempt_id: opener.id };
    const near = newFollowUp({ ...of, scheduled_at: first.scheduled_at });
    await test.store.followUps.insert({ ...near, user_id: 'alice', sender_id: world.sender.id });
    await task.conclude('sent', null, newAttempt({ sent_at: day(4) }));
    expect((await found(near))?.scheduled_at).to.equal(day(5));
    expect((await found(followUps[1] ?? first))?.scheduled_at).to.equal(day(7));
  });

  it('keeps those of another mail to the lead away too', async () => {
    const { task, lead_id } = await planned(1);
    const of = { campaign_id: world.campaignId, lead_id };
    const other = newFollowUp({ ...of, scheduled_at: day(6) });
    await test.store.followUps.insert({ ...other, user_id: 'alice', sender_id: world.sender.id });
    await task.conclude('sent', null, newAttempt({ sent_at: day(9) }));
    expect((await found(other))?.scheduled_at).to.equal(day(11));
  });

  it('leaves those behind it where they are when it is on time, or never left', async () => {
    for (const [status, sent_at] of [
      ['sent', day(4)],
      ['failed', day(9)],
    ] as const) {
      const { task, followUps, first } = await planned(2);
      await task.conclude(status, null, newAttempt({ sent_at }));
      expect((await found(followUps[1] ?? first))?.scheduled_at, status).to.equal(day(7));
      expect((await found(first))?.status).to.equal(status);
    }
  });

  it('is never sent again when no one knows whether it left, and says why', async () => {
    const { task, first } = await planned(1);
    await task.conclude('uncertain', 'no_clear_answer', newAttempt({ status: 'uncertain', sent_at: null }));
    const reported = await found(first);
    expect([reported?.status, reported?.reason, reported?.sent_at]).to.deep.equal(['sent', 'no_clear_answer', null]);
  });

  it('tells what became of the mail where a cancellation came too late', async () => {
    const end = { status: 'cancelled' as const, reason: 'Lead deleted', sent_at: null, sent_attempt_id: null };
    for (const [status, expected] of [
      ['sent', 'sent'],
      ['blocked', 'cancelled'],
    ] as const) {
      const { task, first } = await planned(1);
      await test.store.followUps.conclude('alice', first.id, 'scheduled', end);
      await task.conclude(status, null, newAttempt({ sent_at: day(4) }));
      expect((await found(first))?.status).to.equal(expected);
    }
  });

  it('is postponed, and its clock checks again', async () => {
    const { task, first } = await planned(1);
    await task.reschedule(new Date(day(20)));
    expect((await found(first))?.scheduled_at).to.equal(day(20));
    expect(world.told).to.deep.equal([`look ${first.id}`]);
  });

  it('is passed by none of those behind it when it is postponed', async () => {
    const { task, followUps } = await planned(3);
    await task.reschedule(new Date(day(8)));
    const dates = await Promise.all(followUps.map(async (each) => (await found(each))?.scheduled_at));
    expect(dates).to.deep.equal([day(8), day(9), day(10)]);
  });

  it('waits where it was postponed after it was found due', async () => {
    const { task, first, opener } = await planned(1);
    const until = new Date(world.clock.now.getTime() + 3_600_000);
    await test.store.followUps.reschedule('alice', first.id, until);
    const plan = await task.plan('e'.repeat(24));
    expect(plan).to.deep.equal({ kind: 'delayed', until, hold: 'recipient', reason: 'follow_up_put_off' });
    expect(await task.stopReason(opener)).to.equal('refused_for_now: follow_up_put_off');
  });

  it('leaves with the text that its user has given it since, never with the old one', async () => {
    const { task, first } = await planned(1);
    await test.store.followUps.edit('alice', first.id, { subject: 'Re: New', body: 'New words' });
    const plan = await task.plan('e'.repeat(24));
    if (!('plan' in plan)) throw new Error(plan.reason);
    expect(plan.plan).to.include({ subject: 'Re: New', body: 'New words' });
    expect(await task.stopReason(attemptOf({ ...first, subject: 'Re: New', body: 'New words' }))).to.equal(null);
    expect(await task.stopReason(attemptOf(first))).to.equal('refused_for_now: follow_up_edited');
  });
});
