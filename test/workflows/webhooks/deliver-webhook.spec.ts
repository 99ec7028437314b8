import { expect } from 'chai';
import {
  DELIVER_WEBHOOK,
  deliverWebhookStart,
  replaySignal,
} from '../../../workflows/webhooks/contract/deliver-webhook.js';
import { fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';
import { until } from '../../support/until.js';

const FAR = '2999-01-01T00:00:00.000Z';

describe('[I] deliverWebhook workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let number = 0;
  const newInput = () => ({ user_id: 'alice', delivery_id: String(++number).padStart(24, '0') });
  const steps = (...list: { status: string; next_attempt_at: string | null }[]) =>
    fakeActivities({ tryDelivery: async () => (list.length > 1 ? list.shift() : list[0]) });
  const soon = () => new Date(Date.now() + 200).toISOString();
  const start = (input: ReturnType<typeof newInput>) => {
    const { workflow, ...options } = deliverWebhookStart(input);
    return env.client.workflow.start(workflow, options);
  };

  it('tries until it is taken', async () => {
    const input = newInput();
    const fakes = steps(
      { status: 'pending', next_attempt_at: soon() },
      { status: 'pending', next_attempt_at: '2020-01-01T00:00:00.000Z' },
      { status: 'delivered', next_attempt_at: null },
    );
    const result = await env.withWorkers(fakes.activities, async () => (await start(input)).result());
    expect(result).to.deep.equal({ status: 'delivered' });
    expect(listInputs(fakes.calls, 'tryDelivery')).to.deep.equal([input, input, input]);
  });

  it('does not wait when it is asked to try now', async () => {
    const fakes = steps({ status: 'pending', next_attempt_at: FAR }, { status: 'failed', next_attempt_at: null });
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start(newInput());
      await until('it is tried', () => fakes.calls.length === 1);
      await handle.signal(replaySignal);
      return handle.result();
    });
    expect(result).to.deep.equal({ status: 'failed' });
    expect(fakes.calls).to.have.length(2);
  });

  it('started by being asked, it tries once', async () => {
    const fakes = steps({ status: 'delivered', next_attempt_at: null });
    const { workflow, ...options } = deliverWebhookStart(newInput());
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await env.client.workflow.signalWithStart(workflow, { ...options, signal: replaySignal });
      return handle.result();
    });
    expect([workflow, result, fakes.calls.length]).to.deep.equal([DELIVER_WEBHOOK, { status: 'delivered' }, 1]);
  });
});
