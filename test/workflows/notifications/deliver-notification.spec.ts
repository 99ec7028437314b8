import { expect } from 'chai';
import { deliverNotificationStart } from '../../../workflows/notifications/contract/deliver-notification.js';
import { digestSchedule } from '../../../workflows/notifications/contract/send-digests.js';
import { fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] workflows of notifications', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('try until the mail is sent', async () => {
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

  it('queue digests slice by slice, as one due date', async () => {
    const time = { weekday: 'monday' as const, hour: 8, time_zone: 'UTC' };
    const slices = [
      { queued: 50, next: 'olga' },
      { queued: 2, next: null },
    ];
    const fakes = fakeActivities({ queueDigests: async () => slices.shift() });
    const { workflowType, workflowId, taskQueue, args } = digestSchedule(time, new Date()).action;
    const result = await env.withWorkers(fakes.activities, async () =>
      (await env.client.workflow.start(workflowType, { workflowId, taskQueue, args })).result(),
    );
    expect(result).to.deep.equal({ queued: 52 });
    const inputs = listInputs(fakes.calls, 'queueDigests');
    expect(inputs.map(({ after }) => after)).to.deep.equal([null, 'olga']);
    expect(new Set(inputs.map(({ due_date }) => due_date)).size).to.equal(1);
  });
});
