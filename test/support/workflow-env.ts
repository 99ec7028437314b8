import { existsSync } from 'node:fs';
import { encodeSearchAttributeIndexedValueType } from '@temporalio/common/lib/search-attributes.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import './quiet-runtime.js';
import { SEARCH_ATTRIBUTES } from '../../workflows/contract/operation.js';
import { temporalBinary } from './temporal-server.js';

export const WORKFLOW_BUNDLE = 'dist/workflow-bundle.js';

type Fakes = Record<string, (input: never) => Promise<unknown>>;

/** A Temporal server for one spec file, and workers whose activities the spec hands in. */
export async function createWorkflowEnv() {
  if (!existsSync(WORKFLOW_BUNDLE)) throw new Error(`${WORKFLOW_BUNDLE} is missing: run "npm run build" first`);
  const env = await TestWorkflowEnvironment.createLocal({
    server: { executable: { type: 'existing-path', path: temporalBinary() }, log: { level: 'error', format: 'json' } },
  });
  await env.connection.operatorService.addSearchAttributes({
    namespace: env.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      Object.values(SEARCH_ATTRIBUTES).flatMap((key) => {
        const type = encodeSearchAttributeIndexedValueType(key.type);
        return type === undefined ? [] : [[key.name, type]];
      }),
    ),
  });

  /** Runs the body while workers for all queues serve these activities. */
  async function withWorkers<Result>(activities: Fakes, body: () => Promise<Result>): Promise<Result> {
    const create = (taskQueue: string) =>
      Worker.create({
        connection: env.nativeConnection,
        namespace: env.namespace ?? 'default',
        taskQueue,
        activities,
        workflowBundle: { codePath: WORKFLOW_BUNDLE },
        maxHeartbeatThrottleInterval: '200ms',
        defaultHeartbeatThrottleInterval: '200ms',
      });
    const [first, ...others] = await Promise.all(['orchestration', 'crawl', 'browser', 'mail', 'llm'].map(create));
    if (!first) throw new Error('no worker');
    const rest = others.map((worker) => worker.run());
    try {
      return await first.runUntil(body());
    } finally {
      for (const worker of others) worker.shutdown();
      await Promise.all(rest);
    }
  }

  return { client: env.client, withWorkers, teardown: () => env.teardown() };
}

export type WorkflowEnv = Awaited<ReturnType<typeof createWorkflowEnv>>;
