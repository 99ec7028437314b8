import type { Connection } from 'mongoose';

/** Few, so that a hundred thousand records pass through a memory that stays as it is. */
const BATCH = 100;

/**
 * All matching records of a collection, newest first. One batch is in memory at a time; the next one is read when the
 * consumer gets there. Bypasses mongoose, whose cursor takes more time and memory for the same.
 */
export async function* streamRecords<Stored extends object>(
  connection: Connection,
  collection: string,
  filter: Record<string, unknown>,
): AsyncGenerator<Stored> {
  const found = connection.collection(collection).find<Stored>(filter, { batchSize: BATCH });
  yield* found.sort({ created_at: -1, _id: -1 });
}
