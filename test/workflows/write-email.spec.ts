import { randomBytes } from 'node:crypto';
import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { WRITE_EMAIL } from '../../workflows/contract/write-email.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/workflow-env.js';

describe('[I] write email workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const task = { kind: 'first', topic: 'bees', tone: 'casual' };
  const run = (writeEmail: (input: never) => Promise<unknown>) =>
    env.withWorkers({ writeEmail }, () =>
      env.client.workflow.execute(WRITE_EMAIL, {
        ...{ workflowId: `write_email:${randomBytes(8).toString('hex')}`, taskQueue: 'orchestration' },
        args: [{ user_id: 'alice', task }],
      }),
    );

  it('answers what the model has made of the task', async () => {
    const asked: unknown[] = [];
    const written = await run(async (input) => {
      asked.push(input);
      return { subject: 'Bees', body: 'Hello' };
    });
    expect(written).to.deep.equal({ subject: 'Bees', body: 'Hello' });
    expect(asked).to.deep.equal([{ task }]);
  });

  it('answers null where the model gave nothing usable', async () => {
    expect(await run(async () => null)).to.equal(null);
  });

  it('tries once, since somebody waits', async () => {
    let tries = 0;
    const failure: unknown = await run(async () => {
      tries += 1;
      throw new Error('broken');
    }).catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(WorkflowFailedError);
    expect(tries).to.equal(1);
  });
});
