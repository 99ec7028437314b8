import { type Connection, Types } from 'mongoose';
import type { Operation } from '../../domain/operations/operations.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { operationModel } from './operation-model.js';
import { operationPlaceModel } from './operation-place-model.js';

export interface PlaceLimit {
  group: string;
  /** Places that a user has in this group. */
  most: number;
}

interface Records {
  insert(operation: Operation): Promise<{ operation: Operation; inserted: boolean }>;
  find(userId: OwnerId, id: string): Promise<Operation | null>;
}

/** Between taking a place and writing the record, which is a moment. */
const WRITING_MS = 60_000;

/**
 * The places that a user's unfinished operations hold, so that counting them and adding one is one step: no place is held
 * twice, however many processes ask at the same time.
 */
export function createOperationPlaces(connection: Connection, records: Records) {
  const places = operationPlaceModel(connection);
  const operations = operationModel(connection);
  /** Past mongoose: every operation comes here. */
  const stored = connection.collection<{ _id: string }>(places.collection.name);

  /**
   * Inserts a record that holds the lowest free place of its user, from 0, until it ends. Null when all are held; a null
   * place for a record that was there before.
   */
  async function insert(
    operation: Operation,
    limit: PlaceLimit,
  ): Promise<{ operation: Operation; place: number | null } | null> {
    const known = await records.find(operation.user_id, operation.id);
    if (known) return { operation: known, place: null };
    const names = namesOf(operation.user_id, limit);
    const place = await take(operation, names);
    if (place === null) return null;
    const { inserted, operation: recorded } = await records.insert(operation);
    if (inserted) return { operation: recorded, place };
    // The same request came twice at once: one place is enough.
    await places.deleteOne({ _id: names[place], operation_id: operation.id });
    return { operation: recorded, place: null };
  }

  async function take({ user_id, id: operation_id }: Operation, names: string[]): Promise<number | null> {
    let hasTidied = false;
    let held = await findHeld(names);
    for (;;) {
      const number = names.findIndex((name) => !held.has(name));
      const name = names[number];
      if (name === undefined) {
        if (hasTidied || (await tidy(names)) === 0) return null;
        hasTidied = true;
        held = await findHeld(names);
        continue;
      }
      try {
        await places.create({ _id: name, user_id, operation_id, taken_at: new Date() });
        return number;
      } catch (error) {
        // Another process was quicker. Each time one of them gets a place, so this ends.
        if (!isDuplicateKey(error)) throw error;
        held.add(name);
      }
    }
  }

  async function findHeld(names: string[]): Promise<Set<string>> {
    const held = await stored.find({ _id: { $in: names } }, { projection: { _id: 1 } }).toArray();
    return new Set(held.map(({ _id }) => _id));
  }

  /** A place in a group beside the one that its record is inserted in. @returns its name; null when all are held */
  async function hold(operation: Operation, limit: PlaceLimit): Promise<string | null> {
    const names = namesOf(operation.user_id, limit);
    const place = await take(operation, names);
    return place === null ? null : (names[place] ?? null);
  }

  /** Gives back one that was held for a record that is not written. */
  async function free({ id: operation_id }: Pick<Operation, 'id'>, name: string): Promise<void> {
    await places.deleteOne({ _id: name, operation_id });
  }

  async function leave(operationId: string): Promise<void> {
    await places.deleteMany({ operation_id: operationId });
  }

  /** Frees what processes hold that died between two steps. @returns how many */
  async function tidy(names: string[]): Promise<number> {
    const held = await places
      .find({ _id: { $in: names }, taken_at: { $lt: new Date(Date.now() - WRITING_MS) } })
      .lean();
    const ids = held.map(({ operation_id }) => new Types.ObjectId(operation_id));
    const open = await operations
      .find({ _id: { $in: ids }, status: { $in: ['queued', 'running'] } }, { _id: 1 })
      .lean();
    const alive = new Set(open.map(({ _id }) => _id.toHexString()));
    const lost = held.filter(({ operation_id }) => !alive.has(operation_id));
    for (const { _id, operation_id } of lost) await places.deleteOne({ _id, operation_id });
    return lost.length;
  }

  return { insert, hold, free, leave };
}

function namesOf(user_id: OwnerId, { group, most }: PlaceLimit): string[] {
  return Array.from({ length: most }, (_, number) => `${group}:${number}:${user_id}`);
}
