import type { Connection } from 'mongoose';
import type { AnswerDraft } from '../../../domain/outreach/inbox/answer-draft.js';
import type { InboxThread } from '../../../domain/outreach/inbox/inbox-thread.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { inboxThreadModel } from './inbox-thread-model.js';
import { type StoredThread, toStoredAnswer, toThread } from './inbox-thread-record.js';

/** An answer whose time has come, and that no workflow has claimed. */
export interface OverdueAnswer {
  user_id: OwnerId;
  thread_id: string;
  attempt_id: string;
  leaves_at: string;
}

/**
 * The answer of a thread. Every step is a compare-and-set: of a person who undoes it and a workflow that claims it, one
 * succeeds; of two people who send, one.
 */
export function createInboxAnswers(connection: Connection) {
  const threads = inboxThreadModel(connection);

  /**
   * Stores a draft, or an answer that is to leave, unless another one is on its way.
   * @param endedAttemptId of an answer on its way whose attempt is known to have ended
   * @returns whether it is stored
   */
  async function putAnswer(
    userId: OwnerId,
    id: string,
    answer: AnswerDraft,
    endedAttemptId: string | null,
  ): Promise<boolean> {
    const ended = endedAttemptId === null ? [] : [{ 'answer.state': 'sending', 'answer.attempt_id': endedAttemptId }];
    const filter: Record<string, unknown> = {
      _id: objectId(id),
      user_id: userId,
      $or: [{ answer: null }, { 'answer.state': 'draft' }, ...ended],
    };
    const set: Record<string, unknown> = { answer: toStoredAnswer(answer) };
    const { matchedCount } = await threads.updateOne(filter, { $set: set });
    return matchedCount > 0;
  }

  /** waiting → draft, with its text. @returns null when there is none that waits: it has left, or is leaving */
  async function undoAnswer(userId: OwnerId, id: string): Promise<InboxThread | null> {
    const filter = { _id: objectId(id), user_id: userId, 'answer.state': 'waiting' };
    return step(filter, { 'answer.state': 'draft', 'answer.attempt_id': null, 'answer.leaves_at': null });
  }

  /** waiting → sending, by the workflow of this attempt. Twice: found claimed. @returns null when it must not be sent */
  async function claimAnswer(userId: OwnerId, id: string, attemptId: string): Promise<InboxThread | null> {
    const filter = {
      _id: objectId(id),
      user_id: userId,
      'answer.attempt_id': attemptId,
      'answer.state': { $in: ['waiting', 'sending'] },
    };
    return step(filter, { 'answer.state': 'sending' });
  }

  /** It was sent, or may have been: the thread has no draft any more. `isSure`: nothing waits for us any more. */
  async function endAnswer(userId: OwnerId, id: string, attemptId: string, isSure: boolean): Promise<void> {
    const filter = { _id: objectId(id), user_id: userId, 'answer.attempt_id': attemptId };
    const set = { answer: null, ...(isSure ? { awaits_us: false, is_unread: false } : {}) };
    await threads.updateOne(filter, { $set: set });
  }

  /** It was surely not sent: a draft again, with the reason. */
  async function returnAnswer(userId: OwnerId, id: string, attemptId: string, failure: string): Promise<void> {
    const filter = { _id: objectId(id), user_id: userId, 'answer.attempt_id': attemptId };
    const set = {
      'answer.state': 'draft',
      'answer.attempt_id': null,
      'answer.leaves_at': null,
      'answer.failure': failure,
    };
    await threads.updateOne(filter, { $set: set });
  }

  /** Answers that should have been claimed by then. Not scoped by user: only for repair. */
  async function listOverdueAnswers(before: Date, limit: number): Promise<OverdueAnswer[]> {
    const found = await threads
      .find({ 'answer.state': 'waiting', 'answer.leaves_at': { $lt: before } }, { user_id: 1, answer: 1 })
      .limit(limit)
      .lean();
    return found.flatMap(({ _id, user_id, answer }) =>
      answer?.attempt_id && answer.leaves_at
        ? [
            {
              user_id,
              thread_id: _id.toHexString(),
              attempt_id: answer.attempt_id,
              leaves_at: answer.leaves_at.toISOString(),
            },
          ]
        : [],
    );
  }

  async function step(filter: object, set: Record<string, unknown>): Promise<InboxThread | null> {
    const found = await threads.findOneAndUpdate(filter, { $set: set }, { returnDocument: 'after' }).lean();
    return found ? toThread(found as StoredThread) : null;
  }

  return { putAnswer, undoAnswer, claimAnswer, endAnswer, returnAnswer, listOverdueAnswers };
}
