import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { LostLease } from './lost-lease.js';
import type { Migration } from './migration.js';
import { takeMigrationLease } from './migration-lease.js';
import { migrationModel } from './migration-model.js';
import { type MigrationNote, runMigration } from './run-migration.js';

interface MigrationOptions {
  note?: (note: MigrationNote) => void;
  /** After a kill the next start waits as long. */
  leaseMs?: number;
  /** Between checks whether another process is done. */
  pauseMs?: number;
}

/**
 * Brings stored records into the shape that this code writes: each migration once, in order, by one process at a time;
 * the others wait. One that was stopped continues from its last checkpoint.
 * @throws Error when the database was written by a newer version, or a migration fails
 */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  { note = ignore, leaseMs = 15_000, pauseMs = 100 }: MigrationOptions = {},
): Promise<void> {
  let waits = false;
  for (;;) {
    const pending = await pendingOf(connection, migrations);
    const [next] = pending;
    if (!next) return;
    const lease = await takeMigrationLease(connection, leaseMs);
    if (lease) {
      try {
        // Another process may have been done just before the lease was free.
        for (const migration of await pendingOf(connection, migrations))
          await runMigration(connection, migration, lease.fence, note);
        return;
      } catch (error) {
        if (!(error instanceof LostLease)) throw error;
      } finally {
        await lease.release();
      }
    }
    if (!waits) note({ migration: next.name, state: 'waiting', changed: 0 });
    waits = true;
    await pause(pauseMs);
  }
}

async function pendingOf(connection: Connection, migrations: readonly Migration[]): Promise<Migration[]> {
  const stored = await migrationModel(connection).find({}, { state: 1 }).lean();
  const known = new Set(migrations.map(({ name }) => name));
  const newer = stored.map(({ _id }) => _id).filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new Error(
      `The database was written by a newer version of Linkwright (migration ${newer.sort().join(', ')}). Start that ` +
        'version or a newer one, or restore the backup from before the upgrade.',
    );
  const done = new Set(stored.filter(({ state }) => state === 'done').map(({ _id }) => _id));
  return migrations.filter(({ name }) => !done.has(name));
}

function ignore(): void {}
