import { expect } from 'chai';
import { LIST_PROPERTIES, listPropertiesWorkflowId } from '../../../workflows/search/contract/integrations.js';
import { failing } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] list properties workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const run = (user_id: string, listProperties: (input: never) => Promise<unknown>) => {
    const input = { user_id, platform: 'analytics' as const };
    const options = { workflowId: listPropertiesWorkflowId(input), taskQueue: 'orchestration', args: [input] };
    return env.withWorkers({ listProperties }, () => env.client.workflow.execute(LIST_PROPERTIES, options));
  };

  it('asks the account', async () => {
    const calls: unknown[] = [];
    const list = async (input: never) => {
      calls.push(input);
      return { properties: 3 };
    };
    expect(await run('alice', list)).to.deep.equal({ listed: true });
    expect(calls).to.deep.equal([{ user_id: 'alice', platform: 'analytics' }]);
  });

  it('makes a value of a failure', async () => {
    const list = failing('connection_expired', 'Connect again') as (input: never) => Promise<unknown>;
    expect(await run('bea', list)).to.deep.equal({
      listed: false,
      error: { code: 'connection_expired', detail: 'Connect again' },
    });
  });
});
