import { Client, Connection } from '@temporalio/client';
import { TEST_NAMESPACE, type TestTemporal } from './temporal-server.js';
import { until } from './until.js';

/** Everything that workflows and Schedules hold, payloads as text: what anybody reads who may see the Temporal UI. */
export async function toldByTemporal({ address }: Pick<TestTemporal, 'address'>): Promise<Map<string, string>> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection, namespace: TEST_NAMESPACE });
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

/** Starts what a Schedule starts, and waits until it has run. */
export async function runSchedule({ address }: Pick<TestTemporal, 'address'>, scheduleId: string): Promise<unknown> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection, namespace: TEST_NAMESPACE });
    const handle = client.schedule.getHandle(scheduleId);
    const before = (await handle.describe()).info.recentActions.length;
    await handle.trigger();
    const actions = async () => (await handle.describe()).info.recentActions;
    await until(`the schedule ${scheduleId} starts something`, async () => (await actions()).length > before);
    const action = (await actions()).at(-1)?.action;
    if (action?.type !== 'startWorkflow') throw new Error(`The schedule ${scheduleId} started no workflow`);
    const { workflowId, firstExecutionRunId } = action.workflow;
    return await client.workflow.getHandle(workflowId, firstExecutionRunId).result();
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
