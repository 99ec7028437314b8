import type { Types } from 'mongoose';
import type { MigrationContext } from './migration.js';

const SLICE = 1_000;
/** The first changes all; each other one finds what processes of the release before have written meanwhile. */
const MAX_PASSES = 10;

interface SliceChange<Stored> {
  collection: string;
  /** Matches the old shape alone: a record that was changed must not match any more. */
  old: Record<string, unknown>;
  /** What `set` needs to see. */
  fields: readonly (keyof Stored & string)[];
  set(record: Stored): Record<string, unknown>;
}

/**
 * Changes all records of an old shape, 1,000 at a time in the order of their ids, with a checkpoint after each slice. Goes
 * over the collection until a whole pass finds none left.
 * @throws Error when records keep the old shape whatever is done, which is an error of the migration
 */
export async function migrateInSlices<Stored extends { _id: Types.ObjectId }>(
  { connection, from, checkpoint }: MigrationContext,
  { collection: name, old, fields, set }: SliceChange<Stored>,
): Promise<void> {
  const collection = connection.collection(name);
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  let { last, changed } = from;
  for (let passes = 0; passes < MAX_PASSES; ) {
    const after = last === null ? {} : { _id: { $gt: last } };
    const found = await collection
      .find<Stored>({ ...old, ...after } as Record<string, unknown>, { projection })
      .sort({ _id: 1 })
      .limit(SLICE)
      .toArray();
    if (found.length === 0 && last === null) return;
    const end = found.at(-1);
    if (end) {
      const { modifiedCount } = await collection.bulkWrite(
        found.map((record) => ({ updateOne: { filter: { ...old, _id: record._id }, update: { $set: set(record) } } })),
        { ordered: false },
      );
      changed += modifiedCount;
    } else passes += 1;
    last = end?._id ?? null;
    await checkpoint({ last, changed });
  }
  throw new Error(`Records in "${name}" keep their old shape after ${MAX_PASSES} passes.`);
}
