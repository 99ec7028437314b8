import { expect } from 'chai';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const INPUT = { user_id: 'alice', reply_id: 'a'.repeat(24), classification: 'interested' };

describe('[I] correct reply workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = (fakes: ReturnType<typeof fakeActivities>, workflowId: string): Promise<unknown> =>
    env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute('correctReply', { taskQueue: 'orchestration', workflowId, args: [INPUT] }),
    );

  it('corrects, and wakes what that has changed', async () => {
    const touched = { follow_ups: [{ user_id: 'alice', follow_up_id: 'gone' }], senders: [] };
    const fakes = fakeActivities({ correctReply: async () => touched });
    await run(fakes, 'corrected');
    expect(listInputs(fakes.calls, 'correctReply')).to.deep.equal([INPUT]);
  });

  it('fails with what cannot be mended', async () => {
    const fakes = fakeActivities({ correctReply: failing('invalid_input', 'No such class') });
    const failure: unknown = await run(fakes, 'refused').catch((error: unknown) => error);
    expect(String(failure)).to.contain('Workflow execution failed');
  });
});
