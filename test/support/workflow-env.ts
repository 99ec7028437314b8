import { existsSync } from 'node:fs';
import type { Client } from '@temporalio/client';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import './quiet-runtime.js';
import { LANES } from '../../workflows/contract/lanes.js';
import { runWhileWorking } from './run-while-working.js';
import { startNamespace } from './temporal-namespace.js';
import { within } from './within.js';

const QUEUES = Object.values(LANES).flat();
const SHUTDOWN_FORCE_MS = 3_000;
const CLEAN_UP_MS = 2_000;
const TEARDOWN_MS = 15_000;

export const WORKFLOW_BUNDLE = 'dist/workflow-bundle.js';

type Fakes = Record<string, (input: never) => Promise<unknown>>;

/** A Temporal namespace for one spec file, and workers whose activities the spec hands in. */
export async function createWorkflowEnv() {
  if (!existsSync(WORKFLOW_BUNDLE)) throw new Error(`${WORKFLOW_BUNDLE} is missing: run "npm run build" first`);
  const { address, namespace, stop } = await startNamespace();
  const env = await TestWorkflowEnvironment.createFromExistingServer({ address, namespace });

  /**
   * Runs the body while workers for all queues serve these activities. They are shut down however it ends; one that hangs
   * is given up before mocha gives up the test, which would leave them at work.
   */
  async function withWorkers<Result>(activities: Fakes, body: () => Promise<Result>): Promise<Result> {
    const create = (taskQueue: string) =>
      Worker.create({
        connection: env.nativeConnection,
        namespace,
        taskQueue,
        activities,
        // As in production; and a worker without workflows starts no threads of its own.
        ...(taskQueue === 'orchestration' ? { workflowBundle: { codePath: WORKFLOW_BUNDLE } } : {}),
        // An activity that hangs must not hold up the end.
        shutdownForceTime: SHUTDOWN_FORCE_MS,
        maxHeartbeatThrottleInterval: '200ms',
        defaultHeartbeatThrottleInterval: '200ms',
      });
    const workers = await Promise.all(QUEUES.map(create));
    return runWhileWorking(workers, body).catch(async (error: unknown) => {
      // What is left of it must not reach the workers of the next test.
      await within(CLEAN_UP_MS, terminateAll(env.client));
      throw error;
    });
  }

  return {
    ...{ client: env.client, withWorkers },
    /** What does not end is left to the end of the process. */
    teardown: () => within(TEARDOWN_MS, env.teardown().then(stop)),
  };
}

async function terminateAll(client: Client): Promise<void> {
  for await (const { workflowId, runId } of client.workflow.list({ query: 'ExecutionStatus = "Running"' })) {
    // It may have ended meanwhile.
    await client.workflow
      .getHandle(workflowId, runId)
      .terminate('its test has failed')
      .catch(() => undefined);
  }
}

export type WorkflowEnv = Awaited<ReturnType<typeof createWorkflowEnv>>;
