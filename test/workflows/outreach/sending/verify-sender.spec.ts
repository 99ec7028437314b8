import { randomBytes } from 'node:crypto';
import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import {
  VERIFY_SENDER,
  verifySenderWorkflowId,
} from '../../../../workflows/outreach/sending/contract/verify-sender.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] verify sender workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = (verifySender: (input: never) => Promise<unknown>) => {
    const input = { user_id: 'alice', sender_id: randomBytes(12).toString('hex') };
    const options = { workflowId: verifySenderWorkflowId(input), taskQueue: 'orchestration', args: [input] };
    const result = env.withWorkers({ verifySender }, () => env.client.workflow.execute(VERIFY_SENDER, options));
    return { input, result };
  };

  it('answers what signing in and looking up have shown', async () => {
    const calls: unknown[] = [];
    const { input, result } = run(async (given) => {
      calls.push(given);
      return { smtp: { status: 'ok', detail: 'Signed in' } };
    });
    expect(await result).to.deep.equal({ smtp: { status: 'ok', detail: 'Signed in' } });
    expect(calls).to.deep.equal([input]);
  });

  it('tries once, since somebody waits', async () => {
    let tries = 0;
    const { result } = run(async () => {
      tries += 1;
      throw new Error('the server hung up');
    });
    const failure: unknown = await result.catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(WorkflowFailedError);
    expect(tries).to.equal(1);
  });
});
