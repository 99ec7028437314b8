import { randomBytes } from 'node:crypto';
import type { fakeActivities } from './temporal/fake-activities.js';
import type { WorkflowEnv } from './temporal/workflow-env.js';

/** Runs a tool's workflow with these activities for a new operation of alice. */
export async function runTool(
  env: WorkflowEnv,
  workflow: string,
  given: Record<string, unknown>,
  fakes: ReturnType<typeof fakeActivities>,
) {
  const operation = { id: randomBytes(12).toString('hex'), user_id: 'alice' };
  const result: unknown = await env.withWorkers(fakes.activities, () =>
    env.client.workflow
      .execute(workflow, { taskQueue: 'orchestration', workflowId: operation.id, args: [{ ...given, operation }] })
      .catch((failure: unknown) => failure),
  );
  return { operation, result };
}
