import type { Connection } from 'mongoose';
import { suppressionModel } from './models/suppression-model.js';
import { suppressionKey } from './suppression-spellings.js';

const BATCH = 1_000;

/**
 * Gives entries that were kept before entries had keys theirs: without one, nobody would find them. Safe to run at every
 * start and in several processes.
 */
export async function upgradeSuppressionKeys(connection: Connection): Promise<void> {
  const { collection } = suppressionModel(connection);
  for (;;) {
    const found = await collection.find({ key: null }, { projection: { email: 1 }, limit: BATCH }).toArray();
    if (found.length === 0) return;
    await collection.bulkWrite(
      found.map(({ _id, email }) => ({
        updateOne: { filter: { _id }, update: { $set: { key: suppressionKey(String(email)) } } },
      })),
    );
  }
}
