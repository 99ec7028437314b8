import { expect } from 'chai';
import { digestSchedule } from '../../../workflows/notifications/contract/send-digests.js';
import { fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] sendDigests workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('queues digests slice by slice, as one due date', async () => {
    const time = { weekday: 'monday' as const, hour: 8, time_zone: 'UTC' };
    const slices = [
      { queued: 50, next: 'olga' },
      { queued: 2, next: null },
    ];
    const fakes = fakeActivities({ queueDigests: async () => slices.shift() });
    const { workflowType, workflowId, taskQueue, args } = digestSchedule(time, new Date()).action;
    const result = await env.withWorkers(fakes.activities, async () =>
      (await env.client.workflow.start(workflowType, { workflowId, taskQueue, args })).result(),
    );
    expect(result).to.deep.equal({ queued: 52 });
    const inputs = listInputs(fakes.calls, 'queueDigests');
    expect(inputs.map(({ after }) => after)).to.deep.equal([null, 'olga']);
    expect(new Set(inputs.map(({ due_date }) => due_date)).size).to.equal(1);
  });
});
