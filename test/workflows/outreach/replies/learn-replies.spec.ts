import { expect } from 'chai';
import {
  correctionSignal,
  LEARN_REPLIES,
  type LearnRepliesInput,
  learnRepliesId,
} from '../../../../workflows/outreach/replies/contract/learn-replies.js';
import { fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] learn replies workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const save = (input: LearnRepliesInput) =>
    env.client.workflow.signalWithStart(LEARN_REPLIES, {
      taskQueue: 'orchestration',
      workflowId: learnRepliesId(input),
      args: [input],
      signal: correctionSignal,
    });

  it('learns once from corrections in a row, and again from one that comes meanwhile', async () => {
    const input = { user_id: 'alice', quiet_seconds: 1 };
    let isFirst = true;
    const fakes = fakeActivities({
      fitReplies: async () => {
        if (isFirst) await save(input);
        isFirst = false;
        return { in_use: true };
      },
    });
    await env.withWorkers(fakes.activities, async () => {
      await save(input);
      await save(input);
      const handle = await save(input);
      expect(await handle.result()).to.deep.equal({ in_use: true });
    });
    expect(listInputs(fakes.calls, 'fitReplies')).to.deep.equal([{ user_id: 'alice' }, { user_id: 'alice' }]);
  });
});
