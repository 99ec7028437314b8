import { expect } from 'chai';
import { RESEAL_SECRETS } from '../../workflows/contract/reseal-secrets.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/workflow-env.js';

describe('[I] reseal secrets workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('goes over all kinds page by page, and sums up', async () => {
    const calls: unknown[] = [];
    const activities = {
      resealPage: async (input: never) => {
        const { kind, after } = input as { kind: string; after: string | null };
        calls.push([kind, after]);
        const next = kind === 'senders' && after === null ? 'second' : null;
        return { resealed: 2, lost: kind === 'webhooks' ? 1 : 0, next };
      },
    };
    const options = { workflowId: 'reseal', taskQueue: 'orchestration', args: [] };
    const told = await env.withWorkers(activities, () => env.client.workflow.execute(RESEAL_SECRETS, options));
    const counts = { resealed: 2, lost: 0 };
    expect(told).to.deep.equal({
      ...{ resealed: 10, lost: 1 },
      kinds: {
        ...{ connections: counts, connect_requests: counts },
        ...{ senders: { resealed: 4, lost: 0 }, webhooks: { resealed: 2, lost: 1 } },
      },
    });
    expect(calls).to.deep.equal([
      ['connections', null],
      ['connect_requests', null],
      ['senders', null],
      ['senders', 'second'],
      ['webhooks', null],
    ]);
  });
});
