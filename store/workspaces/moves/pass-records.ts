import type { Collection, Connection, IndexDefinition, IndexOptions, Types } from 'mongoose';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';

/** Few enough that a step is done in a moment. */
const SLICE = 200;

export type MovableModel = (connection: Connection) => {
  collection: Collection;
  schema: { indexes(): [IndexDefinition, IndexOptions][] };
};

export interface PassedRecords {
  model: MovableModel;
  /** Which of the owner's records. */
  filter: Record<string, unknown>;
  from: OwnerId;
  to: OwnerId;
  /** What else changes with the owner. */
  change?: Record<string, unknown>;
}

type Stored = { _id: Types.ObjectId } & Record<string, unknown>;

/**
 * Gives records to another owner, a slice at a time; each changes hands in one step, and keeps its id. Where the new owner has
 * one under the same unique key, the one that moves takes its place. `immutable` of the schemas is for what people change:
 * this goes through the driver.
 * @returns how many have moved; 0: none is left
 */
export async function passRecords(connection: Connection, passed: PassedRecords): Promise<number> {
  const { model, filter, from, to, change = {} } = passed;
  const { collection } = model(connection);
  const keys = uniqueKeys(model(connection).schema.indexes());
  const projection = Object.fromEntries(['_id', ...keys.flat()].map((field) => [field, 1]));
  const found = await collection.find<Stored>({ ...filter, user_id: from }, { projection, limit: SLICE }).toArray();
  const step = { $set: { ...change, user_id: to } };
  for (const record of found) {
    const own = { _id: record._id, user_id: from };
    try {
      await collection.updateOne(own, step);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      for (const key of keys) await collection.deleteMany({ ...pick(record, key), user_id: to });
      await collection.updateOne(own, step);
    }
  }
  return found.length;
}

/** Fields besides the owner of each unique index that begins with the owner. */
function uniqueKeys(indexes: readonly [IndexDefinition, IndexOptions][]): string[][] {
  return indexes
    .filter(([fields, { unique }]) => unique === true && 'user_id' in fields)
    .map(([fields]) => Object.keys(fields).filter((field) => field !== 'user_id'));
}

function pick(record: Stored, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
}
