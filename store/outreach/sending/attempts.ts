import type { Connection } from 'mongoose';
import type { Attempt, AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { findOwn } from '../../base/find-own.js';
import { createInsertTogether } from '../../base/insert-together.js';
import { objectId } from '../../base/object-id.js';
import { streamRecords } from '../../base/stream-records.js';
import { createOutreachSlices } from '../campaigns/outreach-slices.js';
import { createAttemptEndings } from './attempt-endings.js';
import { createAttemptLookups } from './attempt-lookups.js';
import { attemptModel } from './attempt-model.js';
import { type AttemptSlots, type StoredAttempt, toAttempt, toAttemptDocument } from './attempt-record.js';

export type { AttemptEnding } from './attempt-endings.js';

const NEWEST_FIRST = { created_at: -1, _id: -1 } as const;

/**
 * Attempts to send. Every change of state is a compare-and-set: two processes never both make it. Queries for each mail
 * bypass mongoose, which takes as much time as the driver itself: documents are created here, from domain types.
 */
export function createAttemptsRepository(connection: Connection) {
  const attempts = attemptModel(connection);
  const { collection } = attempts;
  const slices = createOutreachSlices(connection, 'attempts');
  const insertTogether = createInsertTogether<ReturnType<typeof toAttemptDocument>>(collection);

  /** The same id again: the stored one. */
  async function insert(attempt: Attempt, slots: AttemptSlots): Promise<{ attempt: Attempt; inserted: boolean }> {
    try {
      const { user_id, campaign_id } = attempt;
      await slices.insertInto({ user_id, campaign_id }, 1, (slice) =>
        insertTogether(toAttemptDocument(attempt, slots, slice)),
      );
      return { attempt, inserted: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const found = await find(attempt.user_id, attempt.id);
      if (!found) throw error;
      return { attempt: found, inserted: false };
    }
  }

  async function find(userId: OwnerId, id: string): Promise<Attempt | null> {
    const found = await findOwn<StoredAttempt>(collection, objectId(id), { user_id: userId });
    return found && toAttempt(found);
  }

  /** Those that are there, in no order. */
  async function findMany(userId: OwnerId, ids: readonly string[]): Promise<Attempt[]> {
    const _id = { $in: ids.map(objectId).filter((id) => id !== null) };
    const found = await attempts.find({ _id, user_id: userId }).lean();
    return found.map((each) => toAttempt(each as StoredAttempt));
  }

  async function findInCampaign(userId: OwnerId, campaignId: string, id: string): Promise<Attempt | null> {
    const owner = { user_id: userId, campaign_id: campaignId };
    const found = await findOwn<StoredAttempt>(collection, objectId(id), owner);
    return found && toAttempt(found);
  }

  /**
   * queued → sending, with the text that is to be sent where it is given: one that was edited since is not claimed.
   * @returns whether this call made the step; whoever did not must not hand out a byte
   */
  async function beginSending(
    userId: OwnerId,
    id: string,
    text: Partial<Pick<Attempt, 'subject' | 'body'>> = {},
  ): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const { modifiedCount } = await collection.updateOne(
      { _id, user_id: userId, status: 'queued', ...text },
      { $set: { status: 'sending', ...touched() } },
    );
    return modifiedCount > 0;
  }

  async function list(
    userId: OwnerId,
    campaignId: string,
    { status }: { status?: AttemptStatus },
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Attempt>> {
    const found = await attempts
      .find({
        user_id: userId,
        campaign_id: campaignId,
        ...(status === undefined ? {} : { status }),
        ...afterCursor(cursor),
      })
      .sort(NEWEST_FIRST)
      .limit(limit + 1)
      .lean();
    return toListPage(
      found.map((each) => toAttempt(each as StoredAttempt)),
      limit,
    );
  }

  async function* stream(userId: OwnerId, campaignId: string): AsyncGenerator<Attempt> {
    const found = streamRecords<StoredAttempt>(connection, attempts.collection.name, {
      user_id: userId,
      campaign_id: campaignId,
    });
    for await (const each of found) yield toAttempt(each);
  }

  /** Attempts in progress that have not changed since then. Not scoped by user: only for repair. */
  async function listStuck(before: Date, limit: number): Promise<Attempt[]> {
    const found = await attempts
      .find({ status: { $in: ['queued', 'sending'] }, updated_at: { $lt: before } })
      .sort({ updated_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map((each) => toAttempt(each as StoredAttempt));
  }

  async function slotsOf(userId: OwnerId, id: string): Promise<AttemptSlots | null> {
    const _id = objectId(id);
    const found = _id && (await attempts.findOne({ _id, user_id: userId }).lean());
    return found ? { day: found.day, domain_key: found.domain_key, duplicate_key: found.duplicate_key ?? null } : null;
  }

  return {
    ...createAttemptLookups(connection),
    insert,
    find,
    findMany,
    findInCampaign,
    beginSending,
    ...createAttemptEndings(connection),
    list,
    stream,
    listStuck,
    slotsOf,
  };
}

function touched(): { updated_at: Date; changed_at: Date } {
  const now = new Date();
  return { updated_at: now, changed_at: now };
}

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;
