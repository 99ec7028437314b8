import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { CONNECT_PLATFORM, connectPlatformWorkflowId } from '../../../workflows/search/contract/integrations.js';
import { failing } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

type Activity = (input: never) => Promise<unknown>;

describe('[I] connect platform workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = (connectPlatform: Activity, listProperties: Activity) => {
    const request_id = randomBytes(32).toString('hex');
    const input = { user_id: 'alice', platform: 'searchconsole' as const, request_id };
    const options = { workflowId: connectPlatformWorkflowId(input), taskQueue: 'orchestration', args: [input] };
    return env.withWorkers({ connectPlatform, listProperties }, () =>
      env.client.workflow.execute(CONNECT_PLATFORM, options),
    );
  };
  const connected = async () => ({ connected: true, access: 'kept' });

  it('exchanges, then lists what the account may read', async () => {
    expect(await run(connected, async () => ({ properties: 2 }))).to.deep.equal({
      connected: true,
      properties: 2,
      access: 'kept',
    });
  });

  it('is connected also when nothing can be listed', async () => {
    const list = failing('rate_limited', 'No more today') as Activity;
    expect(await run(connected, list)).to.deep.equal({ connected: true, properties: null, access: 'kept' });
  });

  it('exchanges once, whatever comes of it', async () => {
    let tries = 0;
    const exchange = async () => {
      tries += 1;
      throw new Error('the provider hung up');
    };
    expect(await run(exchange, async () => ({ properties: 2 }))).to.deep.equal({
      connected: false,
      error: { code: 'internal', detail: 'An internal error occurred' },
    });
    expect(tries).to.equal(1);
  });
});
