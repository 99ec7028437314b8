import { randomBytes } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { createWorkflowGateway } from '../../../../api/workflow-gateway.js';
import { WRITE_EMAIL } from '../../../../workflows/outreach/writing/contract/write-email.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] write email workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const task = { kind: 'first' as const, topic: 'bees', tone: 'casual' as const };
  const run = (writeEmail: (input: never) => Promise<unknown>) =>
    env.withWorkers({ writeEmail }, () =>
      env.client.workflow.execute(WRITE_EMAIL, {
        workflowId: `write_email:${randomBytes(8).toString('hex')}`,
        taskQueue: 'orchestration',
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

  it('is what the API asks, for each user under ids of their own', async () => {
    const suggestions = ['1', '2', '3', '4', '5'];
    const ids: unknown[] = [];
    const writeEmail = async () => {
      ids.push(Context.current().info.workflowExecution?.workflowId);
      return { suggestions };
    };
    const gateway = createWorkflowGateway(env.client);
    const write = () => gateway.writeEmail('bob', { ...task, kind: 'subjects' });
    const written = await env.withWorkers({ writeEmail }, () => Promise.all([write(), write()]));
    expect(written).to.deep.equal([{ suggestions }, { suggestions }]);
    expect(new Set(ids).size).to.equal(2);
    for (const id of ids) expect(id).to.match(/^write_email:bob:[0-9a-f-]{36}$/);
  });

  it('is a failure for the API where the model could not be asked, without a wait', async () => {
    const gateway = createWorkflowGateway(env.client);
    const failed = async (): Promise<unknown> => {
      throw new Error('broken');
    };
    const failure: unknown = await env.withWorkers({ writeEmail: failed }, () =>
      gateway.writeEmail('bob', task).catch((caught: unknown) => caught),
    );
    expect(failure).to.be.instanceOf(WorkflowFailedError);
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
