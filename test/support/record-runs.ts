import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import { HISTORY_FOLDER, saveHistory } from './temporal/history-files.js';

/** Longer ones make the replay slow and show no other step. */
const MAX_EVENTS = 400;

/**
 * Records each workflow type that has completed here: the longest run of a type is kept, also among several spec files.
 * Deletes the file that a longer run replaces.
 */
export async function recordRuns(client: Client, folder = HISTORY_FOLDER): Promise<void> {
  for await (const { workflowId, runId, type, historyLength } of client.workflow.list({
    query: 'ExecutionStatus = "Completed"',
  })) {
    const path = join(folder, `${type}.1.json`);
    if (historyLength > MAX_EVENTS || historyLength <= countEvents(path)) continue;
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    rmSync(path, { force: true });
    saveHistory(history, folder);
  }
}

function countEvents(path: string): number {
  if (!existsSync(path)) return 0;
  const { events }: { events: unknown[] } = JSON.parse(readFileSync(path, 'utf8'));
  return events.length;
}
