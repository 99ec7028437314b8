import { expect } from 'chai';
import { fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';
import { until } from '../../../support/until.js';

const INPUT = { user_id: 'alice', sender_id: '5'.repeat(24), follow_up_id: 'f'.repeat(24) };
const PAST = '2020-01-01T00:00:00.000Z';
const FAR = '2999-01-01T00:00:00.000Z';

describe('[I] follow-up workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const fakesWith = (records: { status: string; due_at: string }[]) =>
    fakeActivities({
      readFollowUp: async () => (records.length > 1 ? records.shift() : records[0]),
      wakeSenderQueue: async () => undefined,
    });
  let number = 0;
  const start = (due_at: string) =>
    env.client.workflow.start('followUp', {
      taskQueue: 'orchestration',
      workflowId: `follow-up-${++number}`,
      args: [{ ...INPUT, due_at }],
    });
  const names = (fakes: ReturnType<typeof fakeActivities>): string[] => fakes.calls.map(({ name }) => name);

  it('when due, hands over, and ends when it is reported', async () => {
    const fakes = fakesWith([
      { status: 'scheduled', due_at: PAST },
      { status: 'sent', due_at: PAST },
    ]);
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start(new Date(Date.now() + 300).toISOString());
      await until('it is handed over', () => names(fakes).includes('wakeSenderQueue'));
      await handle.signal('wake');
      return handle.result();
    });
    expect(result).to.deep.equal({ status: 'sent' });
    const { user_id, sender_id, follow_up_id } = INPUT;
    expect(fakes.calls).to.deep.equal([
      { name: 'readFollowUp', input: { user_id, follow_up_id } },
      { name: 'wakeSenderQueue', input: { user_id, sender_id } },
      { name: 'readFollowUp', input: { user_id, follow_up_id } },
    ]);
  });

  it('cancelled long before its time, it ends at once', async () => {
    const fakes = fakesWith([{ status: 'cancelled', due_at: FAR }]);
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start(FAR);
      await handle.signal('wake');
      return handle.result();
    });
    expect(result).to.deep.equal({ status: 'cancelled' });
    expect(names(fakes)).to.deep.equal(['readFollowUp']);
  });

  it('cancelled before any worker has seen it, it ends at once as well', async () => {
    const fakes = fakesWith([{ status: 'cancelled', due_at: FAR }]);
    const handle = await start(FAR);
    await handle.signal('wake');
    const result = await env.withWorkers(fakes.activities, () => handle.result());
    expect(result).to.deep.equal({ status: 'cancelled' });
  });

  it('postponed, it waits for the new time', async () => {
    const due_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const fakes = fakesWith([
      { status: 'scheduled', due_at },
      { status: 'gone', due_at: '' },
    ]);
    const { result, time } = await env.withWorkers(fakes.activities, async () => {
      const handle = await start(PAST);
      let wakesAt: number[] = [];
      await until('it waits', async () => {
        const { events } = await handle.fetchHistory();
        wakesAt = (events ?? []).flatMap(({ eventTime, timerStartedEventAttributes: timer }) =>
          timer ? [Number(eventTime?.seconds) + Number(timer.startToFireTimeout?.seconds)] : [],
        );
        return wakesAt.length > 0;
      });
      await handle.signal('wake');
      return { result: await handle.result(), time: wakesAt[0] };
    });
    expect(time).to.be.closeTo(Date.parse(due_at) / 1000, 3_600);
    expect(result).to.deep.equal({ status: 'gone' });
    expect(names(fakes)).to.deep.equal(['readFollowUp', 'readFollowUp']);
  });

  it('handed over and still scheduled, it waits to be reported, and hands over again', async () => {
    const fakes = fakesWith([
      { status: 'scheduled', due_at: PAST },
      { status: 'scheduled', due_at: PAST },
      { status: 'sent', due_at: PAST },
    ]);
    await env.withWorkers(fakes.activities, async () => {
      const handle = await start(PAST);
      await until('it is handed over', () => listInputs(fakes.calls, 'wakeSenderQueue').length === 1);
      await handle.signal('wake');
      await until('it is handed over again', () => listInputs(fakes.calls, 'wakeSenderQueue').length === 2);
      await handle.signal('wake');
      return handle.result();
    });
    expect(names(fakes).filter((name) => name === 'readFollowUp')).to.have.length(3);
  });

  it('begins a new history after 100 rounds, and hears every look', async function () {
    this.timeout(120_000);
    let reads = 0;
    const fakes = fakeActivities({
      readFollowUp: async () => ({ status: ++reads > 102 ? 'sent' : 'scheduled', due_at: FAR }),
    });
    const { result, first } = await env.withWorkers(fakes.activities, async () => {
      const handle = await start(FAR);
      for (let look = 1; look <= 103; look++) {
        await handle.signal('wake');
        // A look that meets the end of a history has its round run anew, and the rounds here are counted.
        await until('it looks again, and rests', async () => {
          if (reads < look) return false;
          return !(await handle.describe()).raw.pendingWorkflowTask;
        });
      }
      const { firstExecutionRunId: runId } = handle;
      const ended = await handle.result();
      return { result: ended, first: await env.client.workflow.getHandle(handle.workflowId, runId).describe() };
    });
    expect(result).to.deep.equal({ status: 'sent' });
    expect(first.status.name).to.equal('CONTINUED_AS_NEW');
    expect(first.historyLength).to.be.lessThan(3_000);
  });
});
