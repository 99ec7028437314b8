import { expect } from 'chai';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { WorkspaceMove } from '../../../../domain/workspaces/workspace-move.js';
import type { Store } from '../../../../store/index.js';
import { findMentions, moveRecords } from '../../../support/move-records.js';
import { newOperation } from '../../../support/operations.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { newAnswer } from '../../../support/samples/new-answer.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date();
const TO = `ws_${'b'.repeat(24)}`;
const OLD_SENDER = 'a'.repeat(24);
const NEW_SENDER = 'c'.repeat(24);
const DAY = NOW.toISOString().slice(0, 10);
const MOVED = [
  'attempts',
  'campaigns',
  'duplicate_claims',
  'follow_ups',
  'inbox_threads',
  'leads',
  'operations',
  'queue_items',
  'replies',
];

describe('[I] moves of campaigns', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
  });
  after(() => running.stop());

  async function addAttempt(user_id: string, campaign_id: string, lead_id: string, given: Partial<Attempt> = {}) {
    const attempt = newAttempt({
      user_id,
      workspace_id: user_id,
      campaign_id,
      lead_id,
      sender_id: OLD_SENDER,
      ...given,
    });
    const duplicate_key = `key of ${attempt.id}`;
    await store.sendSlots.claimDuplicate(user_id, duplicate_key, attempt.id, NOW);
    await store.attempts.insert(attempt, { day: DAY, domain_key: 'blog.example', duplicate_key });
    return attempt;
  }

  /** A campaign with one mailed lead that replied, a sent and a scheduled follow-up, and an operation. */
  async function fill(owner: string) {
    const named = { name: 'Gardens', description: null, keywords: [], workspace_id: owner, created_by: 'olga' };
    const { id } = await store.campaigns.insert(owner, named, NOW);
    const { lead } = await store.leads.insert(owner, id, keyedLead('blog.example'), NOW);
    const attempt = await addAttempt(owner, id, lead.id);
    const planned = newFollowUp({ campaign_id: id, lead_id: lead.id, attempt_id: attempt.id });
    const sent = newFollowUp({ campaign_id: id, lead_id: lead.id, attempt_id: attempt.id, status: 'sent' });
    for (const { held_reason: _held, next_at: _next, ...followUp } of [sent, planned])
      await store.followUps.insert({ ...followUp, user_id: owner, sender_id: OLD_SENDER });
    const about = { user_id: owner, campaign_id: id, lead_id: lead.id };
    await store.queueItems.insertMany([newQueueItem({ ...about, status: 'sent', attempt_id: attempt.id })]);
    const reply = newReply({ ...about, attempt_id: attempt.id });
    await store.replies.insert(owner, { ...reply, mailbox_key: 'm', message_key: reply.id, bounce_group: null }, NOW);
    await store.inboxThreads.noteReply(reply);
    await store.inboxThreads.change(owner, lead.id, { assignee: 'olga' }, NOW);
    const operation = newOperation({
      user_id: owner,
      type: 'send_outreach',
      site: 'Gardens',
      input: { campaign_id: id },
    });
    await store.operations.insert(operation);
    await store.operations.finish(owner, operation.id, { status: 'completed', error: null, has_result: true });
    await store.artifacts.put(owner, resultKey(operation.id), { campaign_id: id });
    // So that there are counts of the old owner.
    await store.outreachReports.analytics(owner, id, 30, NOW);
    return { id, lead_id: lead.id, attempt, planned: planned.id, operation: operation.id };
  }

  const move = (id: string, from: string, sender_id: string | null = NEW_SENDER): WorkspaceMove => {
    return { kind: 'campaign', id, from, to: TO, sender_id };
  };

  it('leave nothing of the campaign in its old workspace, and everything in the new one', async () => {
    const { id, lead_id, attempt, planned, operation } = await fill('alice');
    const kept = await fill('alice');
    await moveRecords(store, move(id, 'alice'));
    const words = [id, lead_id, attempt.id, operation];
    // That it was there is known by its id alone, so that replies and links still find it.
    expect(await findMentions(running.connection, 'alice', words)).to.deep.equal(['moved_campaigns']);
    expect(await findMentions(running.connection, TO, words)).to.include.members(MOVED);
    expect(await store.campaigns.findCounted(TO, id)).to.deep.include({
      name: 'Gardens',
      workspace_id: TO,
      created_by: 'olga',
    });
    expect((await store.campaigns.findCounted(TO, id))?.lead_counts.total).to.equal(1);
    expect((await store.outreachReports.analytics(TO, id, 30, NOW)).total_sent).to.equal(1);
    expect(await store.attempts.find(TO, attempt.id)).to.deep.include({ workspace_id: TO, sender_id: OLD_SENDER });
    expect(await store.inboxThreads.find(TO, lead_id)).to.include({ campaign_id: id, assignee: null });
    expect(await store.followUps.owner(TO, planned)).to.deep.include({ sender_id: NEW_SENDER });
    expect(await store.artifacts.get(TO, resultKey(operation))).to.deep.equal({ campaign_id: id });
    const { items } = await store.campaigns.list('alice', {}, 10, null);
    expect(items.map((each) => [each.id, each.lead_counts.total])).to.deep.equal([[kept.id, 1]]);
    expect((await store.outreachReports.analytics('alice', kept.id, 30, NOW)).total_sent).to.equal(1);
  });

  it('keep the same email from being sent a second time from the new workspace', async () => {
    const { id, attempt } = await fill('bert');
    await moveRecords(store, move(id, 'bert'));
    const again = await store.sendSlots.claimDuplicate(TO, `key of ${attempt.id}`, 'd'.repeat(24), NOW);
    expect(again).to.deep.equal({ claimed: false, holder: attempt.id });
  });

  it('suppress in the new workspace what the old one suppresses, and never less there', async () => {
    for (let at = 0; at < 250; at++)
      await store.suppressions.add('carl', { email: `p${at}@a.example`, reason: null, source: 'unsubscribe' }, NOW);
    await store.suppressions.add('carl', { email: '@b.example', reason: 'asked', source: 'manual' }, NOW);
    await store.suppressions.add(TO, { email: 'p7@a.example', reason: 'own', source: 'complaint' }, NOW);
    const { id } = await fill('carl');
    await moveRecords(store, move(id, 'carl'));
    for (const owner of ['carl', TO])
      expect(await store.suppressions.findAny(owner, ['p249@a.example'])).to.not.equal(null);
    expect(await store.suppressions.findAny(TO, ['@b.example'])).to.include({ reason: 'asked', source: 'manual' });
    expect(await store.suppressions.findAny(TO, ['p7@a.example'])).to.include({ reason: 'own', source: 'complaint' });
  });

  it('wait for an email that is being sent, and never take it from who sends it', async () => {
    const { id, lead_id } = await fill('dora');
    const sending = await addAttempt('dora', id, lead_id, { status: 'sending', sent_at: null });
    const moving = move(id, 'dora');
    await store.campaignMoves.hold(moving);
    expect(await store.campaignMoves.findOpenWork('dora', id)).to.deep.include({ open_emails: 1 });
    await store.campaignMoves.holdFollowUps(moving);
    let failure: unknown;
    for (let step = 1; step > 0 && failure === undefined; )
      step = await store.campaignMoves.moveSome(moving).catch((error: unknown) => {
        failure = error;
        return 0;
      });
    expect(String(failure)).to.contain('is being sent');
    expect((await store.attempts.find('dora', sending.id))?.status).to.equal('sending');
    const ended = { from: ['sending'] as const, status: 'sent' as const, reason: null, smtp_response: null };
    await store.attempts.conclude('dora', sending.id, { ...ended, sent_at: NOW, relay_message_id: null });
    await moveRecords(store, moving);
    expect((await store.attempts.find(TO, sending.id))?.status).to.equal('sent');
  });

  it('wait for an answer that is about to leave', async () => {
    const { id, lead_id } = await fill('nora');
    const waiting = newAnswer({ state: 'waiting', attempt_id: 'a'.repeat(24), leaves_at: NOW.toISOString() });
    await store.inboxThreads.putAnswer('nora', lead_id, waiting, null);
    const moving = move(id, 'nora');
    await store.campaignMoves.hold(moving);
    expect(await store.campaignMoves.findOpenWork('nora', id)).to.deep.include({ open_emails: 1 });
    await store.campaignMoves.holdFollowUps(moving);
    const failure = await moveRecords(store, moving).catch((error: unknown) => error);
    expect(String(failure)).to.contain('is about to leave');
    await store.inboxThreads.undoAnswer('nora', lead_id);
    await moveRecords(store, moving);
    expect((await store.inboxThreads.find(TO, lead_id))?.answer).to.include({ state: 'draft' });
  });

  it('put everything back when something runs, and hold it in neither workspace meanwhile', async () => {
    const { id, lead_id, planned } = await fill('emma');
    await store.queueItems.insertMany([newQueueItem({ user_id: 'emma', campaign_id: id, lead_id })]);
    const moving = move(id, 'emma');
    await store.campaignMoves.hold(moving);
    await store.campaignMoves.holdFollowUps(moving);
    expect(await store.campaignMoves.isMoving(id)).to.equal(true);
    for (const owner of ['emma', TO])
      expect([await store.campaigns.find(owner, id), await store.followUps.find(owner, planned)]).to.deep.equal([
        null,
        null,
      ]);
    expect(await store.campaignMoves.findOpenWork('emma', id)).to.deep.equal({
      operations: [],
      queued_emails: 1,
      open_emails: 0,
    });
    // No sender is woken for what is due meanwhile.
    expect(await store.followUps.overdue(new Date(NOW.getTime() + 30 * 86_400_000), 1_000)).to.satisfy(
      (owners: { user_id: string }[]) => owners.every(({ user_id }) => !user_id.includes(id)),
    );
    await store.campaignMoves.release(moving);
    expect(await store.campaignMoves.isMoving(id)).to.equal(false);
    expect((await store.followUps.owner('emma', planned))?.sender_id).to.equal(OLD_SENDER);
    expect(await store.campaignMoves.hold(move(id, 'bert'))).to.equal(false);
    expect(await store.campaignMoves.listScheduledSenders('emma', id)).to.deep.equal([OLD_SENDER]);
  });

  it('know where a campaign is now, wherever it has been, and forget it with its workspaces', async () => {
    const { id } = await fill('fred');
    await moveRecords(store, { ...move(id, 'fred'), to: 'gina' });
    await moveRecords(store, { ...move(id, 'gina'), to: 'hugo' });
    const places = async () => Promise.all(['fred', 'gina', 'hugo'].map(store.campaignMoves.listNewOwners));
    expect(await places()).to.deep.equal([['hugo'], ['hugo'], []]);
    await moveRecords(store, { ...move(id, 'hugo'), to: 'fred' });
    expect(await places()).to.deep.equal([[], ['fred'], ['fred']]);
    await store.userErasures.erase('fred');
    expect(await places()).to.deep.equal([[], [], []]);
  });
});
