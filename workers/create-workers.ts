import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { createDataConverter } from '../platform/data-converter.js';
import type { Lane } from '../workflows/contract/lanes.js';

export interface WorkerSettings {
  connection: NativeConnection;
  namespace: string;
  workflowBundlePath: string;
  /** As TEMPORAL_PAYLOAD_KEYS: the same as those of the API. */
  payloadKeys: readonly string[];
  graceSeconds: number;
}

type Activities = Record<string, (...args: never[]) => Promise<unknown>>;

/** Limits of each lane, and why. */
const LIMITS: Record<Lane, Partial<WorkerOptions>> = {
  // Store activities are short; judging reads a whole crawl, so not too many at once.
  orchestration: {
    maxConcurrentActivityTaskExecutions: 20,
    maxConcurrentWorkflowTaskExecutions: 40,
    maxCachedWorkflows: 500,
  },
  'orchestration-urgent': { maxConcurrentActivityTaskExecutions: 10 },
  // Calls that wait for providers, and for quotas.
  providers: { maxConcurrentActivityTaskExecutions: 20 },
  'providers-urgent': { maxConcurrentActivityTaskExecutions: 10 },
  // The threads that read pages serve all crawls: more at once would only slow each other and hold more memory.
  crawl: { maxConcurrentActivityTaskExecutions: 4 },
  // Single pages and small audits, which mostly wait for a response. Each user has URGENT_AT_ONCE of them.
  'crawl-urgent': { maxConcurrentActivityTaskExecutions: 12 },
  // Two Lighthouse runs on one machine spoil each other's figures (Lighthouse, docs/variability.md). Urgent ones may wait at
  // the worker, one user's URGENT_AT_ONCE and one more: BrowserTurns knows when another may begin.
  browser: { maxConcurrentActivityTaskExecutions: 1 },
  'browser-urgent': { maxConcurrentActivityTaskExecutions: 4 },
  // Connections that wait for a response, for minutes at worst.
  mail: { maxConcurrentActivityTaskExecutions: 32 },
  'mail-urgent': { maxConcurrentActivityTaskExecutions: 32 },
  llm: { maxConcurrentActivityTaskExecutions: 4 },
  'llm-urgent': { maxConcurrentActivityTaskExecutions: 4 },
};

/** A worker for one lane; only orchestration runs workflows. */
export function createWorker(lane: Lane, activities: Activities, settings: WorkerSettings): Promise<Worker> {
  return Worker.create({
    connection: settings.connection,
    namespace: settings.namespace,
    taskQueue: lane,
    activities,
    dataConverter: createDataConverter(settings.payloadKeys),
    ...(lane === 'orchestration' ? { workflowBundle: { codePath: settings.workflowBundlePath } } : {}),
    shutdownGraceTime: `${settings.graceSeconds}s`,
    shutdownForceTime: `${settings.graceSeconds + 10}s`,
    // After kill -9 another worker may serve the dead one's workflows this soon (default 10 s).
    stickyQueueScheduleToStartTimeout: '3s',
    // Heartbeats carry cancellation: the default throttle would delay it by up to a minute.
    maxHeartbeatThrottleInterval: '1s',
    defaultHeartbeatThrottleInterval: '1s',
    ...LIMITS[lane],
  });
}

/** Temporal may come up after us, as may the namespace. */
export async function connectPatiently(
  address: string,
  options: { tls: boolean; apiKey?: string; onRetry: (error: unknown) => void },
): Promise<NativeConnection> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await NativeConnection.connect({
        address,
        tls: options.tls,
        ...(options.apiKey ? { apiKey: options.apiKey } : {}),
      });
    } catch (error) {
      options.onRetry(error);
      await new Promise((resolve) => setTimeout(resolve, Math.min(500 * attempt, 5_000)));
    }
  }
}
