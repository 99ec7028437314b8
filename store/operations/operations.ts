import { type Connection, Types } from 'mongoose';
import type {
  Operation,
  OperationError,
  OperationEvent,
  OperationEventName,
  OperationStatus,
  OperationType,
  Progress,
} from '../../domain/operations/operations.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { findOwn } from '../base/find-own.js';
import { operationEventModel } from './operation-event-model.js';
import { operationModel } from './operation-model.js';
import { createOperationPlaces } from './operation-places.js';
import { type StoredOperation, toOperation } from './operation-record.js';
import { createOperationWatch } from './operation-watch.js';

const OPEN: OperationStatus[] = ['queued', 'running'];

export interface OperationFilter {
  type?: OperationType;
  status?: OperationStatus;
  /** As identifySite writes it. */
  site?: string;
}

export interface OperationOutcome {
  status: Exclude<OperationStatus, 'queued' | 'running'>;
  error: OperationError | null;
  has_result: boolean;
}

/** Records of operations and their events. Every write is safe to repeat; a finished record never changes again. */
export function createOperationsRepository(connection: Connection) {
  const operations = operationModel(connection);
  const events = operationEventModel(connection);
  const places = createOperationPlaces(connection, { insert, find });

  /** Inserts, or returns the record that already has this id (the same request, made twice). */
  async function insert(operation: Operation): Promise<{ operation: Operation; inserted: boolean }> {
    const { id, ...fields } = operation;
    try {
      await operations.create({ ...fields, _id: new Types.ObjectId(id), updated_at: new Date(operation.created_at) });
      return { operation, inserted: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const existing = await find(operation.user_id, id);
      if (!existing) throw error;
      return { operation: existing, inserted: false };
    }
  }

  async function find(userId: OwnerId, id: string): Promise<Operation | null> {
    if (!Types.ObjectId.isValid(id)) return null;
    // Past mongoose: most requests that read begin here.
    const found = await findOwn<StoredOperation>(operations.collection, new Types.ObjectId(id), { user_id: userId });
    return found && toOperation(found);
  }

  async function list(
    userId: OwnerId,
    filter: OperationFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<Operation>> {
    const found = await operations
      .find({ user_id: userId, ...filter, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(found.map(toOperation), limit);
  }

  /** Those that run or wait, newest first. */
  async function listOpen(userId: OwnerId, filter: { type?: OperationType }, limit: number): Promise<Operation[]> {
    const found = await operations
      .find({ user_id: userId, ...filter, status: { $in: OPEN } })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit)
      .lean();
    return found.map(toOperation);
  }

  /** The newest one of this kind, of one site when it is named. */
  async function findLatest(
    userId: OwnerId,
    filter: { type: OperationType; site?: string; status?: OperationStatus },
  ): Promise<Operation | null> {
    const found = await operations
      .findOne({ user_id: userId, ...filter })
      .sort({ created_at: -1, _id: -1 })
      .lean();
    return found ? toOperation(found) : null;
  }

  async function markRunning(userId: OwnerId, id: string): Promise<void> {
    const now = new Date();
    await operations.updateOne(
      { _id: new Types.ObjectId(id), user_id: userId, status: 'queued' },
      { $set: { status: 'running', started_at: now, updated_at: now } },
    );
  }

  /** The record, which runs from now on if it was queued; null when it is gone. */
  async function begin(userId: OwnerId, id: string): Promise<Operation | null> {
    const now = new Date();
    const begun = await operations
      .findOneAndUpdate(
        { _id: new Types.ObjectId(id), user_id: userId, status: 'queued' },
        { $set: { status: 'running', started_at: now, updated_at: now } },
        { returnDocument: 'after' },
      )
      .lean();
    return begun ? toOperation(begun) : find(userId, id);
  }

  /** Progress never goes back: an older report that arrives late is dropped. */
  async function reportProgress(userId: OwnerId, id: string, progress: Progress): Promise<void> {
    const changed = await operations
      .findOneAndUpdate(
        {
          _id: new Types.ObjectId(id),
          user_id: userId,
          status: { $in: OPEN },
          'progress.done': { $lte: progress.done },
        },
        { $set: { progress, updated_at: new Date() }, $inc: { event_seq: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed) await addEvent(id, changed.event_seq ?? 1, 'progress', { ...progress });
  }

  /** First outcome wins; repeating it changes nothing. Returns whether this call settled the record. */
  async function finish(userId: OwnerId, id: string, outcome: OperationOutcome): Promise<boolean> {
    const now = new Date();
    const changed = await operations
      .findOneAndUpdate(
        { _id: new Types.ObjectId(id), user_id: userId, status: { $in: OPEN } },
        { $set: { ...outcome, finished_at: now, updated_at: now }, $inc: { event_seq: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    // Also when it has ended before: a process may have died between the two.
    await places.leave(id);
    if (!changed) return false;
    const name = outcome.status === 'timed_out' ? 'failed' : outcome.status;
    await addEvent(id, changed.event_seq ?? 1, name, { status: outcome.status, error: outcome.error });
    return true;
  }

  /** Whether nothing of it may be kept any more: its record was emptied, or is gone. */
  async function isErased(userId: OwnerId, id: string): Promise<boolean> {
    const kept = { _id: new Types.ObjectId(id), user_id: userId, erased_at: null };
    return (await operations.exists(kept)) === null;
  }

  async function addEvent(
    id: string,
    seq: number,
    event: OperationEventName,
    data: Record<string, unknown>,
  ): Promise<void> {
    await events.create({ operation_id: id, seq, event, data, at: new Date() });
  }

  async function eventsAfter(userId: OwnerId, id: string, afterSeq: number, limit = 500): Promise<OperationEvent[]> {
    if (!(await find(userId, id))) return [];
    const found = await events
      .find({ operation_id: id, seq: { $gt: afterSeq } })
      .sort({ seq: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map((event) => ({
      seq: event.seq,
      event: event.event as OperationEventName,
      data: event.data,
      at: event.at.toISOString(),
    }));
  }

  /** Records that no one has touched since `before`: a start or an end was lost with a process. Not scoped by user: for repair alone. */
  async function listSilent(before: Date, limit: number): Promise<Operation[]> {
    const found = await operations
      .find({ status: { $in: OPEN }, updated_at: { $lt: before } })
      .sort({ updated_at: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map(toOperation);
  }

  /** Counts an open record as touched just now, so that listSilent names others first. */
  async function touch(userId: OwnerId, id: string): Promise<void> {
    await operations.updateOne(
      { _id: new Types.ObjectId(id), user_id: userId, status: { $in: OPEN } },
      { $set: { updated_at: new Date() } },
    );
  }

  return {
    insert,
    insertInPlace: places.insert,
    holdPlace: places.hold,
    freePlace: places.free,
    find,
    findLatest,
    list,
    listOpen,
    markRunning,
    begin,
    reportProgress,
    finish,
    eventsAfter,
    listSilent,
    touch,
    isErased,
    ...createOperationWatch(connection),
  };
}

export type OperationsRepository = ReturnType<typeof createOperationsRepository>;
