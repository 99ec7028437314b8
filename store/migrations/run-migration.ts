import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../base/connect.js';
import { LostLease } from './lost-lease.js';
import type { Migration, MigrationProgress } from './migration.js';
import { migrationModel } from './migration-model.js';

/** For the log: what a start does to stored records. */
export interface MigrationNote {
  migration: string;
  state: 'waiting' | 'started' | 'resumed' | 'running' | 'done';
  /** Records that have the new shape since. */
  changed: number;
}

const NOTE_EVERY_MS = 5_000;

/**
 * Runs one migration from its last checkpoint to its end.
 * @param fence of the lease that this process holds
 * @throws LostLease when another process has taken over; whatever the migration throws, which is then in its record too
 */
export async function runMigration(
  connection: Connection,
  { name, run }: Migration,
  fence: number,
  note: (note: MigrationNote) => void,
): Promise<void> {
  const migrations = migrationModel(connection);
  const from = await begin();
  let notedMs = performance.now();
  let progress = from;
  note({ migration: name, state: from.last === null ? 'started' : 'resumed', changed: from.changed });
  try {
    await run({ connection, from, checkpoint });
  } catch (error) {
    if (error instanceof LostLease) throw error;
    await write({ state: 'failed', error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await write({ state: 'done', last: null });
  note({ migration: name, state: 'done', changed: progress.changed });

  async function begin(): Promise<MigrationProgress> {
    const now = new Date();
    try {
      const found = await migrations
        .findOneAndUpdate(
          { _id: name, fence: { $lte: fence } },
          { $set: { state: 'running', fence, error: null, updated_at: now }, $setOnInsert: { started_at: now } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return { last: found.last ?? null, changed: found.changed ?? 0 };
    } catch (error) {
      // Its record is there, under a later lease.
      throw isDuplicateKey(error) ? lost() : error;
    }
  }

  async function checkpoint(now: MigrationProgress): Promise<void> {
    progress = now;
    await write({ ...now });
    if (performance.now() - notedMs < NOTE_EVERY_MS) return;
    notedMs = performance.now();
    note({ migration: name, state: 'running', changed: now.changed });
  }

  async function write(fields: Record<string, unknown>): Promise<void> {
    const written = await migrations.updateOne({ _id: name, fence }, { ...fields, updated_at: new Date() });
    if (written.matchedCount === 0) throw lost();
  }

  function lost(): LostLease {
    return new LostLease(`Another process continues the migration ${name}.`);
  }
}
