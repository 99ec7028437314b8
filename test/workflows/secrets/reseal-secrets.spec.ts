import { expect } from 'chai';
import { RESEAL_SECRETS } from '../../../workflows/secrets/contract/reseal-secrets.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] reseal secrets workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('goes over all kinds page by page, and sums up', async () => {
    const pages = [
      { kind: 'connections', resealed: 2, lost: 0, next: { kind: 'senders', after: null } },
      { kind: 'senders', resealed: 2, lost: 0, next: { kind: 'senders', after: 'second' } },
      { kind: 'senders', resealed: 1, lost: 3, next: null },
    ];
    const calls: unknown[] = [];
    const activities = {
      resealPage: async (input: never) => {
        calls.push((input as { place: unknown }).place);
        return pages[calls.length - 1];
      },
    };
    const options = { workflowId: 'reseal', taskQueue: 'orchestration', args: [] };
    const reported = await env.withWorkers(activities, () => env.client.workflow.execute(RESEAL_SECRETS, options));
    expect(reported).to.deep.equal({
      resealed: 5,
      lost: 3,
      kinds: { connections: { resealed: 2, lost: 0 }, senders: { resealed: 3, lost: 3 } },
    });
    expect(calls).to.deep.equal([null, { kind: 'senders', after: null }, { kind: 'senders', after: 'second' }]);
  });
});
