import { setTimeout as pause } from 'node:timers/promises';
import { connectStore } from '../../store/base/connect.js';
import type { MigrationContext } from '../../store/migrations/migration.js';
import { runMigrations } from '../../store/migrations/run-migrations.js';
import { measureTexts } from './old-records.js';

/**
 * `migrate-and-stop.ts <uri> <slices> <before|after|never> <milliseconds>`: changes old records, and stands still at a
 * checkpoint, before or after it is written, for so long.
 */
const [uri = '', slices = '', place = '', stillMs = ''] = process.argv.slice(2);
const connection = await connectStore(uri);
const { name, run } = measureTexts('child');
let count = 0;

async function standStill(here: string): Promise<void> {
  if (here !== place || count !== Number(slices)) return;
  console.log('stands still');
  await pause(Number(stillMs));
}

function runAndStop(context: MigrationContext): Promise<void> {
  return run({
    ...context,
    checkpoint: async (progress) => {
      count += 1;
      await standStill('before');
      await context.checkpoint(progress);
      await standStill('after');
    },
  });
}

await runMigrations(connection, [{ name, run: runAndStop }], { leaseMs: 600, note: ({ state }) => console.log(state) });
await connection.close();
console.log('ended');
