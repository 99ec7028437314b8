import { Client, Connection } from '@temporalio/client';
import type { TestNamespace } from './temporal-server.js';
import { until } from './until.js';

/** Everything that workflows and Schedules hold, payloads as text: what anybody reads who may see the Temporal UI. */
export async function toldByTemporal({
  address,
  namespace,
}: Pick<TestNamespace, 'address' | 'namespace'>): Promise<Map<string, string>> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection, namespace });
    const told = new Map<string, string>();
    for await (const { workflowId, runId, type } of client.workflow.list()) {
      const history = await client.workflow.getHandle(workflowId, runId).fetchHistory();
      const parts: string[] = [workflowId];
      collectTexts(history, parts);
      // Memo, search attributes, and failures of activities that are still being tried.
      collectTexts((await client.workflow.getHandle(workflowId, runId).describe()).raw, parts);
      told.set(`${type} ${runId}`, parts.join('\n'));
    }
    for await (const { scheduleId } of client.schedule.list()) {
      const parts: string[] = [];
      collectTexts((await client.schedule.getHandle(scheduleId).describe()).raw, parts);
      told.set(`schedule ${scheduleId}`, parts.join('\n'));
    }
    return told;
  } finally {
    await connection.close();
  }
}

/**
 * Starts what a Schedule starts, and waits until it has run.
 * @param prepare is done once the Schedule starts nothing of its own any more
 */
export async function runSchedule(
  { address, namespace }: Pick<TestNamespace, 'address' | 'namespace'>,
  scheduleId: string,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<unknown> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection, namespace });
    const handle = client.schedule.getHandle(scheduleId);
    // Its time may come at any moment: what it starts then would be taken for ours, or let ours be skipped.
    await handle.pause();
    await until(
      `nothing of ${scheduleId} runs`,
      async () => (await handle.describe()).info.runningActions.length === 0,
    );
    await prepare();
    const before = (await handle.describe()).info.numActionsTaken;
    await handle.trigger();
    await until(`${scheduleId} starts`, async () => (await handle.describe()).info.numActionsTaken > before);
    const action = (await handle.describe()).info.recentActions.at(-1)?.action;
    if (action?.type !== 'startWorkflow') throw new Error(`The schedule ${scheduleId} started nothing`);
    const { workflowId, firstExecutionRunId } = action.workflow;
    const result = await client.workflow.getHandle(workflowId, firstExecutionRunId).result();
    await handle.unpause();
    return result;
  } finally {
    await connection.close();
  }
}

function collectTexts(value: unknown, parts: string[]): void {
  if (typeof value === 'string') parts.push(value);
  else if (value instanceof Uint8Array) parts.push(Buffer.from(value).toString('utf8'));
  else if (Array.isArray(value)) for (const inner of value) collectTexts(inner, parts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      parts.push(name);
      collectTexts(inner, parts);
    }
}
