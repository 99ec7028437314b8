import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import { HISTORY_FOLDER, type RecordedHistory, saveHistory, secretNamesIn } from './history-files.js';

/** Names of workflow types, or `all`: what specs run of these is recorded anew. */
export const RECORDED_TYPES = 'LINKWRIGHT_RECORD_HISTORIES';

/**
 * Records what the workflows of a spec did, the longest history of each type as its first file; those of earlier specs are
 * kept where they are longer. Remove the old files first:
 *
 *   rm test/histories/quickAudit.*.json
 *   LINKWRIGHT_RECORD_HISTORIES=quickAudit npm run test:only -- test/workflows/site-audit.spec.ts
 */
export async function recordSpecHistories(client: Client, wanted: string): Promise<void> {
  const types = wanted.split(',');
  for await (const { workflowId, runId, type } of client.workflow.list({ query: 'ExecutionStatus = "Completed"' })) {
    if (wanted !== 'all' && !types.includes(type)) continue;
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    const path = join(HISTORY_FOLDER, `${type}.1.json`);
    const before = existsSync(path) ? readRecorded(path).events.length : 0;
    if ((history.events?.length ?? 0) <= before) continue;
    // Made-up secrets of a spec are no reason to end it: another run of the type will do.
    if (secretNamesIn(history).size > 0) continue;
    rmSync(path, { force: true });
    saveHistory(history);
  }
}

function readRecorded(path: string): RecordedHistory {
  return JSON.parse(readFileSync(path, 'utf8'));
}
