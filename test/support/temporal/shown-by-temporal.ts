import { Client, Connection, isGrpcServiceError, WorkflowNotFoundError } from '@temporalio/client';
import type { Payload, PayloadCodec } from '@temporalio/common';
import { createPayloadCodec } from '../../../platform/payload-codec.js';
import { until } from '../until.js';
import type { TestNamespace } from './temporal-server.js';
import { withTemporal } from './with-temporal.js';

/** Of gRPC. */
const NOT_FOUND = 5;

type Place = Pick<TestNamespace, 'address' | 'namespace'>;

/**
 * Everything that workflows and Schedules hold, as the server answers: what anybody reads who may see the Temporal UI.
 * @param keys what is encrypted is read with them; without, nothing is, as for anybody else
 */
export async function shownByTemporal(
  { address, namespace }: Place,
  keys?: readonly string[],
): Promise<Map<string, string>> {
  const connection = await Connection.connect({ address });
  const { workflowService: service } = connection;
  const codec = keys && createPayloadCodec(keys);
  try {
    const client = new Client({ connection, namespace });
    const reported = new Map<string, string>();
    for (const { execution, type } of await executionsOf(connection, namespace)) {
      const { workflowId = '', runId = '' } = execution ?? {};
      const parts: string[] = [workflowId ?? ''];
      const isThere = await unlessGone(async () => {
        const history = await client.workflow.getHandle(workflowId ?? '', runId ?? '').fetchHistory();
        await collectTexts(history, parts, codec);
        // Memo, search attributes, and failures of activities that are still being tried.
        const described = await service.describeWorkflowExecution({ namespace, execution: { workflowId, runId } });
        await collectTexts(described, parts, codec);
      });
      if (!isThere) continue;
      reported.set(`${type?.name} ${runId}`, parts.join('\n'));
    }
    for await (const { scheduleId } of client.schedule.list()) {
      const parts: string[] = [];
      await collectTexts(await service.describeSchedule({ namespace, scheduleId }), parts, codec);
      reported.set(`schedule ${scheduleId}`, parts.join('\n'));
    }
    return reported;
  } finally {
    await connection.close();
  }
}

/** False for what was deleted since it was listed. */
async function unlessGone(read: () => Promise<void>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (error) {
    const isGone = isGrpcServiceError(error) ? error.code === NOT_FOUND : error instanceof WorkflowNotFoundError;
    if (isGone) return false;
    throw error;
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

async function collectTexts(value: unknown, parts: string[], codec: PayloadCodec | undefined): Promise<void> {
  if (typeof value === 'string') parts.push(value);
  else if (value instanceof Uint8Array) parts.push(Buffer.from(value).toString('utf8'));
  else if (Array.isArray(value)) for (const inner of value) await collectTexts(inner, parts, codec);
  else if (typeof value === 'object' && value !== null) {
    const [opened] = codec && isPayload(value) ? await codec.decode([value]) : [value];
    for (const [name, inner] of Object.entries(opened ?? {})) {
      parts.push(name);
      await collectTexts(inner, parts, codec);
    }
  }
}

function isPayload(value: object): value is Payload {
  if (!('metadata' in value) || typeof value.metadata !== 'object' || value.metadata === null) return false;
  return Object.values(value.metadata).every((part) => part instanceof Uint8Array);
}
