import { expect } from 'chai';
import { fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] sweep attempts workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('sweeps once, and tells how many it found', async () => {
    const fakes = fakeActivities({ sweepAttempts: async () => ({ swept: 3 }) });
    const result = await env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute('sweepAttempts', { taskQueue: 'orchestration', workflowId: 'sweep-attempts' }),
    );
    expect(result).to.deep.equal({ swept: 3 });
    expect(listInputs(fakes.calls, 'sweepAttempts')).to.deep.equal([{}]);
  });
});
