import { type Connection, Types } from 'mongoose';
import type { OperationStatus } from '../../domain/operations/operations.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { operationModel } from './operation-model.js';

/** What of an operation shows that something happened. */
export interface OperationState {
  status: OperationStatus;
  /** Of its last event; the event itself is written a moment later. */
  event_seq: number;
}

export interface WatchOptions {
  /** Whether the caller has waited for this; null: the record is gone. */
  isNews(state: OperationState | null): boolean;
  withinMs: number;
  /** Ends the wait. */
  signal?: AbortSignal;
}

interface Watcher {
  userId: OwnerId;
  id: string;
  isNews: WatchOptions['isNews'];
  end(found: boolean): void;
  fail(error: unknown): void;
}

/** A person who waits for a short operation notices no less. */
const SOONEST_MS = 150;
/** Of many that are waited for, each is read this often. */
const LATEST_MS = 400;
const IDS_OF_A_READ = 1_000;

type Stored = OperationState & { _id: Types.ObjectId; user_id: OwnerId };

/**
 * Lets requests and streams wait for operations. Any process may change a record, so the store is asked; all that wait in
 * this process share one read, however many they are: a hundred requests that each read for themselves took more
 * processor time than the work that they waited for.
 */
export function createOperationWatch(connection: Connection) {
  const operations = connection.collection<Stored>(operationModel(connection).collection.name);
  const watchers = new Set<Watcher>();
  let isRunning = false;

  /** Waits from the next read on. @returns whether there was news; false when the time is up or the signal came */
  function nextChange(userId: OwnerId, id: string, { isNews, withinMs, signal }: WatchOptions): Promise<boolean> {
    if (signal?.aborted || withinMs <= 0) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        watchers.delete(watcher);
      };
      const end = (found: boolean): void => {
        leave();
        resolve(found);
      };
      const fail = (error: unknown): void => {
        leave();
        reject(error);
      };
      const giveUp = (): void => end(false);
      const watcher: Watcher = { userId, id, isNews, end, fail };
      const timer = setTimeout(giveUp, withinMs);
      signal?.addEventListener('abort', giveUp);
      watchers.add(watcher);
      if (!isRunning) void run();
    });
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (watchers.size > 0) {
      const pauseMs = Math.min(LATEST_MS, Math.max(SOONEST_MS, watchers.size));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await look();
    }
    isRunning = false;
  }

  async function look(): Promise<void> {
    // Those that come during the read wait for the next one.
    const waiting = [...watchers];
    try {
      const states = await readStates([...new Set(waiting.map(({ id }) => id))]);
      for (const { userId, id, isNews, end } of waiting) {
        const found = states.get(id);
        if (isNews(found && found.user_id === userId ? found : null)) end(true);
      }
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }

  async function readStates(ids: readonly string[]): Promise<Map<string, Stored>> {
    const states = new Map<string, Stored>();
    for (let from = 0; from < ids.length; from += IDS_OF_A_READ) {
      const _id = { $in: ids.slice(from, from + IDS_OF_A_READ).map((id) => new Types.ObjectId(id)) };
      const found = operations.find({ _id }, { projection: { user_id: 1, status: 1, event_seq: 1 } });
      for (const state of await found.toArray()) states.set(state._id.toHexString(), state);
    }
    return states;
  }

  return { nextChange };
}
