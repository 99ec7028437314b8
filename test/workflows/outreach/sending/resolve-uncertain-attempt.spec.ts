import { expect } from 'chai';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const INPUT = { user_id: 'alice', attempt_id: 'a'.repeat(24) };

describe('[I] settle attempt workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = (fakes: ReturnType<typeof fakeActivities>, looks: number): Promise<unknown> =>
    env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute('resolveUncertainAttempt', {
        taskQueue: 'orchestration',
        workflowId: `settle-${Math.random()}`,
        args: [{ ...INPUT, waits_minutes: new Array(looks).fill(0.001) }],
      }),
    );

  it('looks until it is reported', async () => {
    const answers = ['uncertain', 'sent'];
    const fakes = fakeActivities({ resolveUncertain: async () => ({ status: answers.shift() ?? 'never asked' }) });
    expect(await run(fakes, 5)).to.deep.equal({ status: 'sent' });
    expect(listInputs(fakes.calls, 'resolveUncertain')).to.deep.equal([INPUT, INPUT]);
  });

  it('leaves it uncertain when no one tells, and when the mailbox cannot be read', async () => {
    const fakes = fakeActivities({ resolveUncertain: failing('mailbox_unreachable', 'No response') });
    expect(await run(fakes, 3)).to.deep.equal({ status: 'uncertain' });
    expect(listInputs(fakes.calls, 'resolveUncertain')).to.have.length(3);
  });

  it('ends with an attempt that is gone', async () => {
    const fakes = fakeActivities({ resolveUncertain: async () => ({ status: null }) });
    expect(await run(fakes, 3)).to.deep.equal({ status: 'gone' });
  });
});
