import { existsSync } from 'node:fs';
import type { Client } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { LANES } from '../../../workflows/contract/lanes.js';
import { installQuietRuntime } from '../quiet-runtime.js';
import { recordRuns } from '../record-runs.js';
import { letWork, type WorkersAtWork } from '../run-while-working.js';
import { within } from '../within.js';
import { startNamespace } from './temporal-namespace.js';

const QUEUES = Object.values(LANES).flat();
const SHUTDOWN_FORCE_MS = 3_000;
const CLEAN_UP_MS = 2_000;
const TEARDOWN_MS = 15_000;

export const WORKFLOW_BUNDLE = 'dist/workflow-bundle.js';

/** Asked for by `RECORD_HISTORIES=1`: test/histories gets what runs here. */
const isRecording = process.env['RECORD_HISTORIES'] === '1';

type Fakes = Record<string, (input: never) => Promise<unknown>>;

/** A Temporal namespace for one spec file, and workers whose activities the spec hands in. */
export async function createWorkflowEnv() {
  if (!existsSync(WORKFLOW_BUNDLE)) throw new Error(`${WORKFLOW_BUNDLE} is missing: run "npm run build" first`);
  installQuietRuntime();
  const { address, namespace, stop } = await startNamespace();
  const env = await TestWorkflowEnvironment.createFromExistingServer({ address, namespace });
  /** Whose work they do: that of the test that runs. */
  let current: Fakes = {};
  let names = new Set<string>();
  let working: WorkersAtWork | null = null;

  function stubOf(name: string) {
    return (input: never): Promise<unknown> => {
      const activity = current[name];
      if (activity) return activity(input);
      throw ApplicationFailure.create({ message: `The test has no activity "${name}"`, nonRetryable: true });
    };
  }

  /** Starting workers takes longer than most tests, so that those of one file share theirs. */
  async function startWorkers(): Promise<WorkersAtWork> {
    const activities = Object.fromEntries([...names].map((name) => [name, stubOf(name)]));
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
    return letWork(await Promise.all(QUEUES.map(create)));
  }

  /** Until the next body: for a test of what happens before any worker is there. */
  async function stopWorkers(): Promise<void> {
    await working?.stop();
    working = null;
  }

  /** Runs the body while workers for all queues serve these activities. What it leaves running is ended after it. */
  async function withWorkers<Result>(activities: Fakes, body: () => Promise<Result>): Promise<Result> {
    const missing = Object.keys(activities).filter((name) => !names.has(name));
    if (missing.length > 0) {
      await stopWorkers();
      names = new Set([...names, ...missing]);
    }
    working ??= await startWorkers();
    current = activities;
    try {
      return await working.during(body);
    } catch (error) {
      // It may hold what the next test needs.
      await stopWorkers();
      throw error;
    } finally {
      current = {};
      if (isRecording) await recordRuns(env.client);
      await within(CLEAN_UP_MS, terminateAll(env.client));
    }
  }

  return {
    client: env.client,
    withWorkers,
    stopWorkers,
    /** What does not end is left to the end of the process. */
    teardown: async () => {
      // What ended last may be listed only now.
      if (isRecording) await recordRuns(env.client);
      await stopWorkers();
      await within(TEARDOWN_MS, env.teardown().then(stop));
    },
  };
}

async function terminateAll(client: Client): Promise<void> {
  for await (const { workflowId, runId } of client.workflow.list({ query: 'ExecutionStatus = "Running"' })) {
    // It may have ended meanwhile.
    await client.workflow
      .getHandle(workflowId, runId)
      .terminate('its test is over')
      .catch(() => undefined);
  }
}

export type WorkflowEnv = Awaited<ReturnType<typeof createWorkflowEnv>>;
