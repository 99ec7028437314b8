import { expect } from 'chai';
import { deliverNotificationStart } from '../../../workflows/notifications/contract/deliver-notification.js';
import { fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] deliverNotification workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('tries until the mail is sent', async () => {
    const mail_id = 'a'.repeat(24);
    const steps = [
      { status: 'pending', next_attempt_at: new Date(Date.now() + 200).toISOString() },
      { status: 'pending', next_attempt_at: '2020-01-01T00:00:00.000Z' },
      { status: 'sent', next_attempt_at: null },
    ];
    const fakes = fakeActivities({ tryNotification: async () => steps.shift() });
    const { workflow, ...options } = deliverNotificationStart('alice', { mail_id });
    const result = await env.withWorkers(fakes.activities, async () =>
      (await env.client.workflow.start(workflow, options)).result(),
    );
    expect(result).to.deep.equal({ status: 'sent' });
    expect(listInputs(fakes.calls, 'tryNotification')).to.deep.equal([{ mail_id }, { mail_id }, { mail_id }]);
  });
});
