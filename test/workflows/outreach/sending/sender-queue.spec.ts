import { expect } from 'chai';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';
import { until } from '../../../support/until.js';

const INPUT = { user_id: 'alice', sender_id: '5'.repeat(24) };
const FAR = '2999-01-01T00:00:00.000Z';

function turn(next_at: string | null, more: { operations?: string[]; uncertain?: string[] } = {}) {
  return { sent: 1, next_at, operations: [], uncertain: [], ...more };
}

describe('[I] sender queue workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let number = 0;
  const start = () =>
    env.client.workflow.signalWithStart('senderQueue', {
      taskQueue: 'orchestration',
      workflowId: `queue-${++number}`,
      args: [INPUT],
      signal: 'wake',
    });
  const turns = (fakes: ReturnType<typeof fakeActivities>): number => listInputs(fakes.calls, 'dispatchDue').length;

  it('takes turns at the times it is reported, until nothing waits', async () => {
    const answers = [turn('2020-01-01T00:00:00.000Z'), turn(new Date(Date.now() + 300).toISOString()), turn(null)];
    const fakes = fakeActivities({ dispatchDue: async () => answers.shift() });
    await env.withWorkers(fakes.activities, async () => (await start()).result());
    expect(listInputs(fakes.calls, 'dispatchDue')).to.deep.equal([INPUT, INPUT, INPUT]);
  });

  it('a look ends its wait', async () => {
    const answers = [turn(FAR), turn(null)];
    const fakes = fakeActivities({ dispatchDue: async () => answers.shift() });
    await env.withWorkers(fakes.activities, async () => {
      const queue = await start();
      await until('turns are taken', () => turns(fakes) === 1);
      await queue.signal('wake');
      await queue.result();
    });
    expect(turns(fakes)).to.equal(2);
  });

  it('a look during the last turn is not lost', async () => {
    let looked: () => void = () => undefined;
    const look = new Promise<void>((resolve) => {
      looked = resolve;
    });
    const fakes = fakeActivities({
      dispatchDue: async () => {
        if (turns(fakes) === 1) await look;
        return turn(null);
      },
    });
    await env.withWorkers(fakes.activities, async () => {
      const queue = await start();
      await until('turns are taken', () => turns(fakes) === 1);
      await queue.signal('wake');
      looked();
      await queue.result();
    });
    expect(turns(fakes)).to.equal(2);
  });

  it('rests after a turn that failed for good, and lives on', async () => {
    const answers = [failing('internal', 'broken'), async () => turn(null)];
    const fakes = fakeActivities({ dispatchDue: async (input) => answers.shift()?.(input) });
    await env.withWorkers(fakes.activities, async () => {
      const queue = await start();
      await until('turns are taken', () => turns(fakes) === 1);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(turns(fakes)).to.equal(1);
      await queue.signal('wake');
      await queue.result();
    });
    expect(turns(fakes)).to.equal(2);
  });

  it('tells the operations that were served, and has the uncertain looked after', async () => {
    const [watcher, gone, attempt] = ['1'.repeat(24), '2'.repeat(24), 'a'.repeat(24)];
    const fakes = fakeActivities({
      dispatchDue: async () => turn(null, { operations: [gone, watcher], uncertain: [attempt] }),
      wakeSenderQueue: async () => undefined,
      measureQueue: async () => ({
        waiting: measured() > 1 ? 0 : 1,
        progress: { done: 0, total: 100, phase: '', message: '' },
      }),
      closeQueue: async () => ({ operation_id: watcher, result_key: 'k' }),
    });
    const measured = (): number => listInputs(fakes.calls, 'measureQueue').length;
    const status = await env.withWorkers(fakes.activities, async () => {
      const input = {
        operation: { id: watcher, user_id: 'alice' },
        campaign_id: 'c',
        sender_id: INPUT.sender_id,
        total: 1,
      };
      const workflowId = `queue_outreach:alice:${watcher}`;
      const watching = await env.client.workflow.start('queueOutreach', {
        taskQueue: 'orchestration',
        workflowId,
        args: [input],
      });
      await until('turns are taken', () => measured() === 1);
      await (await start()).result();
      await watching.result();
      return (await env.client.workflow.getHandle(`resolve_uncertain_attempt:alice:${attempt}`).describe()).status.name;
    });
    expect(status).to.equal('RUNNING');
  });
});
