import type { Connection } from 'mongoose';
import { isDuplicateKey } from './connect.js';
import { suppressionModel } from './models/suppression-model.js';
import { upgradeModel } from './models/upgrade-model.js';
import { suppressionKey } from './suppression-spellings.js';

const BATCH = 1_000;
const NAME = 'suppression-keys';

/**
 * Gives entries that were kept before entries had keys theirs: without one, they would not be found. Reads all entries
 * once for all, since no index finds those without a key: later starts find the upgrade done. Safe in several processes
 * at once.
 * @returns how many entries it changed; null when it was done before
 */
export async function upgradeSuppressionKeys(connection: Connection): Promise<number | null> {
  const upgrades = upgradeModel(connection);
  if (await upgrades.exists({ _id: NAME })) return null;
  const changed = await upgradeAll(connection);
  try {
    await upgrades.create({ _id: NAME, done_at: new Date() });
  } catch (error) {
    // Another process was done at the same time.
    if (!isDuplicateKey(error)) throw error;
  }
  return changed;
}

async function upgradeAll(connection: Connection): Promise<number> {
  const { collection } = suppressionModel(connection);
  for (let changed = 0; ; ) {
    const found = await collection.find({ key: null }, { projection: { email: 1 }, limit: BATCH }).toArray();
    if (found.length === 0) return changed;
    changed += found.length;
    await collection.bulkWrite(
      found.map(({ _id, email }) => ({
        updateOne: { filter: { _id }, update: { $set: { key: suppressionKey(String(email)) } } },
      })),
    );
  }
}
