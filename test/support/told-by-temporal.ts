import { Client, Connection } from '@temporalio/client';
import type { TestNamespace } from './temporal-server.js';
import { until } from './until.js';
import { withTemporal } from './with-temporal.js';

type Place = Pick<TestNamespace, 'address' | 'namespace'>;

/**
 * Everything that workflows and Schedules hold, as the server answers: what anybody reads who may see the Temporal UI.
 * Nothing is decrypted on the way.
 */
export async function toldByTemporal({ address, namespace }: Place): Promise<Map<string, string>> {
  const connection = await Connection.connect({ address });
  const { workflowService: service } = connection;
  try {
    const client = new Client({ connection, namespace });
    const told = new Map<string, string>();
    for (const { execution, type } of await executionsOf(connection, namespace)) {
      const { workflowId = '', runId = '' } = execution ?? {};
      const history = await client.workflow.getHandle(workflowId ?? '', runId ?? '').fetchHistory();
      const parts: string[] = [workflowId ?? ''];
      collectTexts(history, parts);
      // Memo, search attributes, and failures of activities that are still being tried.
      collectTexts(await service.describeWorkflowExecution({ namespace, execution: { workflowId, runId } }), parts);
      told.set(`${type?.name} ${runId}`, parts.join('\n'));
    }
    for await (const { scheduleId } of client.schedule.list()) {
      const parts: string[] = [];
      collectTexts(await service.describeSchedule({ namespace, scheduleId }), parts);
      told.set(`schedule ${scheduleId}`, parts.join('\n'));
    }
    return told;
  } finally {
    await connection.close();
  }
}

async function executionsOf({ workflowService }: Connection, namespace: string) {
  const executions = [];
  let nextPageToken: Uint8Array | undefined;
  do {
    const page = await workflowService.listWorkflowExecutions({ namespace, pageSize: 1_000, nextPageToken });
    executions.push(...page.executions);
    nextPageToken = page.nextPageToken;
  } while (nextPageToken?.length);
  return executions;
}

/**
 * Starts what a Schedule starts, and waits until it has run.
 * @param prepare is done once the Schedule starts nothing of its own any more
 */
export function runSchedule(
  place: Place,
  scheduleId: string,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<unknown> {
  return withTemporal(place, async (client) => {
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
  });
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
