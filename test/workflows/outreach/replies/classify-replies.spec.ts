import { expect } from 'chai';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] classify replies workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('takes the model’s word where it has one, and stops asking when it is gone', async () => {
    const verdicts: Record<string, unknown> = { one: { classification: 'question', confidence: 0.9 }, two: null };
    const fakes = fakeActivities({
      classifyReply: async (input) => {
        const id = String(input['reply_id']);
        return id in verdicts ? verdicts[id] : failing('dependency_unavailable', 'The model is gone')(input);
      },
      upgradeReply: async () => ({ follow_ups: [{ user_id: 'alice', follow_up_id: 'gone' }], senders: [] }),
    });
    const args = [{ user_id: 'alice', reply_ids: ['one', 'two', 'three', 'four'] }];
    const result: unknown = await env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute('classifyReplies', { taskQueue: 'orchestration', workflowId: 'asked', args }),
    );
    expect(result).to.deep.equal({ upgraded: 1 });
    expect(listInputs(fakes.calls, 'upgradeReply')).to.deep.equal([
      { user_id: 'alice', reply_id: 'one', classification: 'question', confidence: 0.9 },
    ]);
    expect(listInputs(fakes.calls, 'classifyReply').map(({ reply_id }) => reply_id)).to.deep.equal([
      'one',
      'two',
      'three',
    ]);
  });
});
