import { type Connection, Types } from 'mongoose';
import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import { SUPPRESSION_SOURCES } from '../../../domain/outreach/sending/suppression.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type OpenWork, transitOwner, type WorkspaceMove } from '../../../domain/workspaces/workspace-move.js';
import { objectId } from '../../base/object-id.js';
import { retryUpsert } from '../../base/retry-upsert.js';
import { campaignModel } from '../../outreach/campaigns/campaign-model.js';
import { leadModel } from '../../outreach/campaigns/lead-model.js';
import { outreachSliceModel } from '../../outreach/campaigns/outreach-slice-model.js';
import { outreachSummaryModel } from '../../outreach/campaigns/outreach-summary-model.js';
import { inboxThreadModel } from '../../outreach/inbox/inbox-thread-model.js';
import { linkCheckModel } from '../../outreach/links/link-check-model.js';
import { placedLinkModel } from '../../outreach/links/placed-link-model.js';
import { createCorrectionRemovals } from '../../outreach/replies/learning/correction-removals.js';
import { replyCorrectionModel } from '../../outreach/replies/learning/reply-correction-model.js';
import { replyModel } from '../../outreach/replies/reply-model.js';
import { attemptModel } from '../../outreach/sending/attempt-model.js';
import { createDuplicateClaims } from '../../outreach/sending/duplicate-claims.js';
import { NOT_HELD } from '../../outreach/sending/follow-up-holds.js';
import { followUpModel } from '../../outreach/sending/follow-up-model.js';
import { queueClaimModel } from '../../outreach/sending/queue-claim-model.js';
import { queueItemModel } from '../../outreach/sending/queue-item-model.js';
import { suppressionModel } from '../../outreach/sending/suppression-model.js';
import { createSuppressionsRepository } from '../../outreach/sending/suppressions.js';
import { variantTestModel } from '../../outreach/sending/variants/variant-test-model.js';
import { dropMentions } from './drop-mentions.js';
import { movedCampaignModel } from './moved-campaign-model.js';
import { findUnfinished, passOperations } from './pass-operations.js';
import { passRecords } from './pass-records.js';

/** A worker works on these. */
const ON_WAY: AttemptStatus[] = ['queued', 'sending'];
const SLICE = 200;
const WAITING_STATUS = 'waiting';

/**
 * A campaign with its leads, emails and replies, on its way to another workspace. It and its follow-ups are held first: see
 * transitOwner. An attempt moves when nothing works on it any more, together with the key that keeps the same email from
 * being sent twice; a follow-up after the attempts, which have its id, so that one that was sent is known as sent. Every step
 * can be repeated, and continues where it was interrupted.
 */
export function createCampaignMoves(connection: Connection) {
  const campaigns = campaignModel(connection).collection;
  const attempts = attemptModel(connection).collection;
  const followUps = followUpModel(connection).collection;
  const threads = inboxThreadModel(connection).collection;
  const corrections = createCorrectionRemovals(connection);
  const duplicates = createDuplicateClaims(connection);
  const suppressions = createSuppressionsRepository(connection);

  /** Takes it out of its workspace. @returns false when it is not there */
  async function hold(move: WorkspaceMove): Promise<boolean> {
    const transit = transitOwner(move);
    const owner = { _id: new Types.ObjectId(move.id), user_id: { $in: [move.from, transit] } };
    return (await campaigns.updateOne(owner, { $set: { user_id: transit } })).matchedCount > 0;
  }

  /** Keeps every follow-up from being sent from now on. */
  async function holdFollowUps(move: WorkspaceMove): Promise<void> {
    const own = { user_id: move.from, campaign_id: move.id };
    await followUps.updateMany(own, { $set: { user_id: transitOwner(move) } });
  }

  /** Puts all of it where it was, as when something of it runs after all. */
  async function release({ id, from }: WorkspaceMove): Promise<void> {
    const transit = transitOwner({ id });
    const back = { $set: { user_id: from } };
    await followUps.updateMany({ user_id: transit, campaign_id: id }, back);
    await campaigns.updateOne({ _id: new Types.ObjectId(id), user_id: transit }, back);
  }

  async function findOpenWork(owner: OwnerId, id: string): Promise<OpenWork> {
    const own = { user_id: owner, campaign_id: id };
    const [operations, queued_emails, emails, answers] = await Promise.all([
      findUnfinished(connection, owner, { 'input.campaign_id': id }),
      queueItemModel(connection).collection.countDocuments({ ...own, status: WAITING_STATUS }),
      attempts.countDocuments({ ...own, status: { $in: [...ON_WAY, 'uncertain'] } }),
      threads.countDocuments({ ...own, 'answer.state': 'waiting' }),
    ]);
    return { operations, queued_emails, open_emails: emails + answers };
  }

  /** Senders of follow-ups that are still scheduled, one of each. */
  async function listScheduledSenders(owner: OwnerId, id: string): Promise<string[]> {
    return followUpModel(connection).distinct('sender_id', { user_id: owner, campaign_id: id, status: 'scheduled' });
  }

  /**
   * A step of the move.
   * @returns how many records have changed hands; 0: all have, apart from follow-ups and the campaign itself
   * @throws Error while an email that was begun before the hold is on its way
   */
  async function moveSome(move: WorkspaceMove): Promise<number> {
    const { id, from, to } = move;
    const moved = await passAttempts(move);
    if (moved > 0) return moved;
    if (await attempts.findOne({ user_id: from, campaign_id: id }))
      throw new Error(`An email of campaign ${id} is being sent`);
    if (await threads.findOne({ user_id: from, campaign_id: id, 'answer.state': 'waiting' }))
      throw new Error(`An answer of campaign ${id} is about to leave`);
    // What they have taught stays in neither workspace until it is measured there.
    if (await replyCorrectionModel(connection).exists({ user_id: from, campaign_id: id }))
      await corrections.dropAdjustment(from);
    const models = [
      queueItemModel,
      variantTestModel,
      inboxThreadModel,
      replyModel,
      replyCorrectionModel,
      linkCheckModel,
      placedLinkModel,
      leadModel,
    ];
    for (const model of models) {
      const passed = await passRecords(connection, { model, filter: { campaign_id: id }, from, to });
      // A fit that read them before.
      if (passed > 0 && model === replyCorrectionModel) await corrections.dropAdjustment(from);
      if (passed > 0) return passed;
    }
    return passOperations(connection, { from, to, filter: { 'input.campaign_id': id } });
  }

  async function passAttempts({ id, from, to }: WorkspaceMove): Promise<number> {
    const filter = { campaign_id: id, status: { $nin: ON_WAY } };
    const projection = { duplicate_key: 1 };
    for (const { _id, duplicate_key } of await attempts
      .find({ ...filter, user_id: from }, { projection, limit: SLICE })
      .toArray())
      if (typeof duplicate_key === 'string') await duplicates.passOn(from, to, duplicate_key, String(_id));
    return passRecords(connection, { model: attemptModel, filter, from, to });
  }

  /**
   * Addresses that the old workspace does not mail are not mailed from the new one either; they stay in the old one.
   * @param after where the slice before has ended; null for the first one
   * @returns where this one has ended; null: all are there
   */
  async function copySuppressions({ from, to }: WorkspaceMove, after: string | null): Promise<string | null> {
    const behind = after === null ? {} : { _id: { $gt: objectId(after) } };
    const found = await suppressionModel(connection)
      .find({ user_id: from, ...behind })
      .sort({ _id: 1 })
      .limit(SLICE)
      .lean();
    for (const source of SUPPRESSION_SOURCES) {
      const reasons = new Map<string | null, string[]>();
      for (const { email, reason = null } of found.filter((each) => each.source === source))
        reasons.set(reason, [...(reasons.get(reason) ?? []), email]);
      for (const [reason, emails] of reasons) await suppressions.addMany(to, emails, reason, source, new Date());
    }
    return found.length < SLICE ? null : (found.at(-1)?._id.toHexString() ?? null);
  }

  /**
   * Puts the campaign and its follow-ups into the new workspace. Counts are made anew there, and nothing that mentions it is
   * left in the old one.
   */
  async function finish({ id, from, to, sender_id }: WorkspaceMove, now: Date): Promise<void> {
    const transit = transitOwner({ id });
    const own = { campaign_id: id };
    const label = { workspace_id: from };
    await attempts.updateMany({ ...own, user_id: to, ...label }, { $set: { workspace_id: to } });
    for (const model of [queueClaimModel, outreachSliceModel, outreachSummaryModel])
      await model(connection).collection.deleteMany(own);
    // They may be no members there.
    await threads.updateMany({ ...own, user_id: to }, { $set: { assignee: null } });
    await dropMentions(connection, from, [id]);
    await note({ id, from, to });
    const scheduled = { ...own, user_id: transit, status: 'scheduled' };
    // What held them back was about their sender before.
    if (sender_id !== null) await followUps.updateMany(scheduled, { $set: { sender_id, ...NOT_HELD } });
    const _id = new Types.ObjectId(id);
    await campaigns.updateOne({ _id, user_id: transit, ...label }, { $set: { workspace_id: to } });
    await followUps.updateMany({ ...own, user_id: transit }, { $set: { user_id: to } });
    await campaigns.updateOne({ _id, user_id: transit }, { $set: { user_id: to, updated_at: now } });
  }

  /** A campaign that moves on, or back, is where it is now for all workspaces that it was in. */
  async function note({
    id: campaign_id,
    from: user_id,
    to: moved_to,
  }: Pick<WorkspaceMove, 'id' | 'from' | 'to'>): Promise<void> {
    const moved = movedCampaignModel(connection);
    await moved.updateMany({ campaign_id }, { $set: { moved_to } });
    await retryUpsert(() => moved.updateOne({ user_id, campaign_id }, { $set: { moved_to } }, { upsert: true }));
    await moved.deleteMany({ campaign_id, user_id: moved_to });
  }

  /** Workspaces that campaigns of this one are in now. */
  async function listNewOwners(owner: OwnerId): Promise<OwnerId[]> {
    return movedCampaignModel(connection).distinct('moved_to', { user_id: owner });
  }

  /** Whether a campaign belongs to no workspace right now, so that what arrives for it must wait. */
  async function isMoving(id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await campaigns.findOne({ _id, user_id: transitOwner({ id }) })) !== null;
  }

  return {
    hold,
    holdFollowUps,
    release,
    findOpenWork,
    listScheduledSenders,
    moveSome,
    copySuppressions,
    finish,
    isMoving,
    listNewOwners,
  };
}

export type CampaignMovesRepository = ReturnType<typeof createCampaignMoves>;
