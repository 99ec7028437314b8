import type { NativeConnection, Worker } from '@temporalio/worker';
import type { Store } from '../store/index.js';
import type { WorkerChecks } from './health-server.js';

/** What the process of these workers depends on, checked each time. */
export function createWorkerChecks({
  store,
  connection,
  workers,
}: {
  store: Pick<Store, 'ping'>;
  connection: Pick<NativeConnection, 'workflowService'>;
  workers: readonly Pick<Worker, 'getState'>[];
}): WorkerChecks {
  return {
    mongodb: () => store.ping().then(() => true),
    temporal: () => connection.workflowService.getSystemInfo({}).then(() => true),
    workers: async () => workers.every((worker) => worker.getState() === 'RUNNING'),
  };
}
