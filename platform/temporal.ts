import { Client, Connection } from '@temporalio/client';
import type { Config } from './config.js';
import { createDataConverter } from './data-converter.js';

export type TemporalSettings = Pick<
  Config,
  'TEMPORAL_ADDRESS' | 'TEMPORAL_NAMESPACE' | 'TEMPORAL_API_KEY' | 'TEMPORAL_TLS' | 'TEMPORAL_PAYLOAD_KEYS'
>;

export interface TemporalClient {
  client: Client;
  connection: Connection;
  /** @throws when the server or the namespace can't be reached within `timeoutMs`. */
  checkNamespace(timeoutMs: number): Promise<void>;
  /** True when a worker polled this queue for workflow tasks within the last 90 s. */
  hasPollers(taskQueue: string, timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

/** TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW in temporal/api/enums/v1/task_queue.proto. */
const WORKFLOW_QUEUE = 1;
/** A worker polls again at least every 60 s (the server's long poll); the server forgets it only after 5 minutes. */
const POLLER_FRESH_MS = 90_000;

/**
 * Connects on first use, so that the API starts (and says so in /health/ready) while Temporal is still coming up.
 * An API key turns TLS on, as Temporal Cloud wants it.
 */
export function connectTemporalClient(settings: TemporalSettings): TemporalClient {
  const namespace = settings.TEMPORAL_NAMESPACE;
  const connection = Connection.lazy({
    address: settings.TEMPORAL_ADDRESS,
    tls: settings.TEMPORAL_TLS || settings.TEMPORAL_API_KEY !== undefined,
    ...(settings.TEMPORAL_API_KEY === undefined ? {} : { apiKey: settings.TEMPORAL_API_KEY }),
  });
  const service = connection.workflowService;
  const within = <Answer>(timeoutMs: number, call: () => Promise<Answer>): Promise<Answer> =>
    connection.withDeadline(Date.now() + timeoutMs, call);
  return {
    client: new Client({ connection, namespace, dataConverter: createDataConverter(settings.TEMPORAL_PAYLOAD_KEYS) }),
    connection,
    checkNamespace: async (timeoutMs) => {
      await within(timeoutMs, () => service.describeNamespace({ namespace }));
    },
    hasPollers: async (taskQueue, timeoutMs) => {
      const queue = { namespace, taskQueue: { name: taskQueue }, taskQueueType: WORKFLOW_QUEUE };
      const described = await within(timeoutMs, () => service.describeTaskQueue(queue));
      const freshAfter = Date.now() - POLLER_FRESH_MS;
      return described.pollers.some((poller) => Number(poller.lastAccessTime?.seconds ?? 0) * 1000 > freshAfter);
    },
    close: () => connection.close(),
  };
}
