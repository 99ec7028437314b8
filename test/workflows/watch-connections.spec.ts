import { expect } from 'chai';
import { WATCH_CONNECTIONS } from '../../workflows/contract/integrations.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/workflow-env.js';

describe('[I] watch connections workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('seals anew first, then renews, each page by page', async () => {
    const calls: unknown[] = [];
    const page = (name: string, figures: object) => async (input: never) => {
      const { after } = input as { after: string | null };
      calls.push([name, after]);
      return { ...figures, next: after === null ? 'second' : null };
    };
    const activities = {
      resealConnections: page('reseal', { resealed: 3, lost: 1 }),
      watchConnections: page('watch', { checked: 5, expired: 1, failed: 2 }),
    };
    const options = { workflowId: 'watch', taskQueue: 'orchestration', args: [] };
    const told = await env.withWorkers(activities, () => env.client.workflow.execute(WATCH_CONNECTIONS, options));
    expect(told).to.deep.equal({ checked: 10, expired: 2, failed: 4, resealed: 6, lost: 2 });
    expect(calls).to.deep.equal([
      ['reseal', null],
      ['reseal', 'second'],
      ['watch', null],
      ['watch', 'second'],
    ]);
  });
});
