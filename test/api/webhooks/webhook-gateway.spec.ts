import { expect } from 'chai';
import { createWorkflowGateway } from '../../../api/workflow-gateway.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] webhook gateway', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('starts the workflow of a delivery, and tells the one that runs', async () => {
    const { deliverNow } = createWorkflowGateway(env.client);
    const input = { user_id: 'alice', delivery_id: 'd'.repeat(24) };
    await deliverNow(input);
    await deliverNow(input);
    const handle = env.client.workflow.getHandle(`deliver_webhook:alice:${input.delivery_id}`);
    const { events } = await handle.fetchHistory();
    const signals = (events ?? []).filter(({ workflowExecutionSignaledEventAttributes: signal }) => signal);
    expect(signals.map((event) => event.workflowExecutionSignaledEventAttributes?.signalName)).to.deep.equal([
      'replay',
      'replay',
    ]);
    await handle.terminate();
  });
});
