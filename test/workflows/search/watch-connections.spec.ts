import { expect } from 'chai';
import { WATCH_CONNECTIONS } from '../../../workflows/search/contract/integrations.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] watch connections workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('renews page by page', async () => {
    const calls: unknown[] = [];
    const activities = {
      watchConnections: async (input: never) => {
        const { after } = input as { after: string | null };
        calls.push(after);
        return { checked: 5, expired: 1, failed: 2, next: after === null ? 'second' : null };
      },
    };
    const options = { workflowId: 'watch', taskQueue: 'orchestration', args: [] };
    const reported = await env.withWorkers(activities, () => env.client.workflow.execute(WATCH_CONNECTIONS, options));
    expect(reported).to.deep.equal({ checked: 10, expired: 2, failed: 4 });
    expect(calls).to.deep.equal([null, 'second']);
  });
});
