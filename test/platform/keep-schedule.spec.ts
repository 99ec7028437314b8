import { expect } from 'chai';
import { dropSchedule, keepSchedule } from '../../platform/keep-schedule.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/temporal/workflow-env.js';

const schedule = (hour: number) => ({
  scheduleId: 'a-schedule',
  spec: { calendars: [{ hour }] },
  policies: { overlap: 'SKIP' as const },
  action: { type: 'startWorkflow' as const, workflowType: 'none', taskQueue: 'none', args: [] },
});

describe('[I] keepSchedule', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const read = () => env.client.schedule.getHandle('a-schedule').describe();
  const hourOf = ({ spec }: Awaited<ReturnType<typeof read>>) => spec.calendars?.[0]?.hour[0]?.start;

  it('makes it, puts it right, and leaves it paused where somebody has', async () => {
    await keepSchedule(env.client, schedule(3));
    expect(hourOf(await read())).to.equal(3);
    await env.client.schedule.getHandle('a-schedule').pause();
    await keepSchedule(env.client, schedule(5));
    const changed = await read();
    expect([hourOf(changed), changed.state.paused, changed.policies.overlap]).to.deep.equal([5, true, 'SKIP']);
  });

  it('drops it, and knows when there is none', async () => {
    expect(await dropSchedule(env.client, 'a-schedule')).to.equal(true);
    expect(await dropSchedule(env.client, 'a-schedule')).to.equal(false);
  });
});
