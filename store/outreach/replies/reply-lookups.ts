import type { Connection } from 'mongoose';
import { HUMAN_CLASSES, type Reply, type ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { replyModel } from './reply-model.js';
import { type AnswerableReply, type StoredReply, toAnswerableReply, toReply } from './reply-record.js';

/** A reply with what was read of whose mail came back, where it is a bounce. */
export type ReadReply = Reply & { bounce_group: string | null };

const MOST_BESIDE = 1_000;

/** Queries of a user's replies besides the list. */
export function createReplyLookups(connection: Connection) {
  const replies = replyModel(connection);

  /** Replies of people to mails to this lead. */
  async function countHuman(userId: OwnerId, leadId: string): Promise<number> {
    return replies.countDocuments({
      user_id: userId,
      lead_id: leadId,
      classification: { $in: [...HUMAN_CLASSES] },
    });
  }

  /** Whether an out-of-office note of this lead has come. */
  async function wasAway(userId: OwnerId, leadId: string): Promise<boolean> {
    const note = { user_id: userId, lead_id: leadId, classification: 'out_of_office' as const };
    return (await replies.findOne(note, { _id: 1 }).lean()) !== null;
  }

  async function countSince(userId: OwnerId, since: Date, campaignId: string | null): Promise<number> {
    const of = campaignId === null ? {} : { campaign_id: campaignId };
    return replies.countDocuments({ user_id: userId, ...of, created_at: { $gte: since } });
  }

  /** Those that rules have classified without being sure. */
  async function unsureSince(userId: OwnerId, since: Date, belowConfidence: number, limit: number): Promise<Reply[]> {
    const found = await replies
      .find({
        user_id: userId,
        created_at: { $gte: since },
        classified_by: 'rules',
        confidence: { $lt: belowConfidence },
      })
      .sort({ created_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map((each) => toReply(each as StoredReply));
  }

  /** How many of these attempts came back for a passing reason. */
  async function softBounces(userId: OwnerId, attemptIds: readonly string[]): Promise<number> {
    const found = await replies.distinct('attempt_id', {
      user_id: userId,
      attempt_id: { $in: [...attemptIds] },
      classification: 'bounce_soft',
      bounce_group: 'soft',
    });
    return found.length;
  }

  /** What this reply was taken for before it was taken for what it is now; oldest first, each once. */
  async function meantBefore(userId: OwnerId, id: string): Promise<ReplyClass[]> {
    const _id = objectId(id);
    const found = _id && (await replies.findOne({ _id, user_id: userId }, { meant: 1 }).lean());
    return [...(found?.meant ?? [])] as ReplyClass[];
  }

  /** The other replies that belong to its lead or come from one of these addresses, oldest first. */
  async function beside(userId: OwnerId, { id, lead_id }: Reply, writers: readonly string[]): Promise<ReadReply[]> {
    const ofLead = lead_id === null ? [] : [{ lead_id }];
    const found = await replies
      .find({
        user_id: userId,
        _id: { $ne: objectId(id) },
        $or: [...ofLead, { from_email: { $in: [...writers] } }],
      })
      .sort({ created_at: 1, _id: 1 })
      .limit(MOST_BESIDE)
      .lean();
    return found.map((each) => ({ ...toReply(each as StoredReply), bounce_group: each.bounce_group ?? null }));
  }

  /** With what answering it takes. */
  async function findAnswerable(userId: OwnerId, id: string): Promise<AnswerableReply | null> {
    const _id = objectId(id);
    const found = _id && (await replies.findOne({ _id, user_id: userId }).lean());
    return found ? toAnswerableReply(found as StoredReply) : null;
  }

  /** Of one lead, or of one writer whose mail belongs to none; the last ones, oldest first. */
  async function listOfThread(
    userId: OwnerId,
    of: { lead_id: string } | { from_email: string },
    most: number,
  ): Promise<AnswerableReply[]> {
    const filter = 'lead_id' in of ? of : { ...of, lead_id: null };
    const found = await replies
      .find({ user_id: userId, ...filter })
      .sort({ created_at: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.map((each) => toAnswerableReply(each as StoredReply)).toReversed();
  }

  /** Marks those of a thread that were open as handled. */
  async function handleThread(
    userId: OwnerId,
    of: { lead_id: string } | { from_email: string },
    now: Date,
  ): Promise<void> {
    const filter = 'lead_id' in of ? of : { ...of, lead_id: null };
    await replies.updateMany({ user_id: userId, ...filter, handled_at: null }, { $set: { handled_at: now } });
  }

  return {
    findAnswerable,
    listOfThread,
    handleThread,
    countHuman,
    wasAway,
    countSince,
    unsureSince,
    softBounces,
    meantBefore,
    beside,
  };
}
