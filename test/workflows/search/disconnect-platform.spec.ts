import { expect } from 'chai';
import { DISCONNECT_PLATFORM, disconnectPlatformWorkflowId } from '../../../workflows/search/contract/integrations.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] disconnect platform workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('continues until it is erased', async () => {
    let tries = 0;
    const disconnectPlatform = async () => {
      tries += 1;
      if (tries < 3) throw new Error('the database is away');
      return { found: true, revoked: true };
    };
    const input = { user_id: 'alice', platform: 'searchconsole' as const };
    const options = { workflowId: disconnectPlatformWorkflowId(input), taskQueue: 'orchestration', args: [input] };
    const outcome = await env.withWorkers({ disconnectPlatform }, () =>
      env.client.workflow.execute(DISCONNECT_PLATFORM, options),
    );
    expect([outcome, tries]).to.deep.equal([{ found: true, revoked: true }, 3]);
  });
});
