import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';
import { until } from '../../../support/until.js';

const PROGRESS = { done: 0, total: 100, phase: 'send', message: '0 of 2 mails have left, 2 wait' };

describe('[I] queue outreach workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const operation = { id: '3'.repeat(24), user_id: 'alice' };
  const input = { operation, campaign_id: 'c'.repeat(24), sender_id: '5'.repeat(24), total: 2 };
  const fakesWith = (waiting: number[]) =>
    fakeActivities({
      wakeSenderQueue: async () => undefined,
      measureQueue: async () => ({ waiting: waiting.shift() ?? 0, progress: PROGRESS }),
      closeQueue: async () => ({ operation_id: operation.id, result_key: 'key' }),
    });
  let number = 0;
  const start = (given: object = input) =>
    env.client.workflow.start('queueOutreach', {
      taskQueue: 'orchestration',
      workflowId: `outreach-${++number}`,
      args: [given],
    });

  it('wakes each of several mailboxes', async () => {
    const sender_ids = [input.sender_id, '6'.repeat(24)];
    const fakes = fakesWith([0]);
    await env.withWorkers(fakes.activities, async () => (await start({ ...input, sender_ids })).result());
    expect(listInputs(fakes.calls, 'wakeSenderQueue').map(({ sender_id }) => sender_id)).to.deep.equal(sender_ids);
  });

  it('wakes the mailbox, looks when told, and closes when none waits', async () => {
    const fakes = fakesWith([2, 1, 0]);
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start();
      for (const looks of [1, 2]) {
        await until('it is measured', () => listInputs(fakes.calls, 'measureQueue').length === looks);
        if (looks === 1) expect(await handle.query('progress')).to.deep.equal(PROGRESS);
        await handle.signal('wake');
      }
      return handle.result();
    });
    expect(result).to.deep.equal({ operation_id: operation.id, result_key: 'key' });
    expect(listInputs(fakes.calls, 'wakeSenderQueue')).to.deep.equal([
      { user_id: 'alice', sender_id: input.sender_id },
    ]);
    expect(listInputs(fakes.calls, 'closeQueue')).to.deep.equal([{ ...input, status: 'completed', error: null }]);
  });

  it('cancelled, it takes back what waits', async () => {
    const fakes = fakesWith([2, 2]);
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start();
      await until('it is measured', () => listInputs(fakes.calls, 'measureQueue').length === 1);
      await handle.cancel();
      return handle.result().catch((failure: unknown) => failure);
    });
    expect(result).to.be.instanceOf(WorkflowFailedError);
    const [closed] = listInputs(fakes.calls, 'closeQueue');
    expect(closed).to.deep.include({ status: 'cancelled' });
  });

  it('fails with the reason when its records cannot be read', async () => {
    const fakes = fakesWith([]);
    const broken = fakeActivities({ ...fakes.activities, measureQueue: failing('internal', 'no such thing') });
    await env.withWorkers(broken.activities, async () => {
      const failure: unknown = await (await start()).result().catch((caught: unknown) => caught);
      expect(failure).to.be.instanceOf(WorkflowFailedError);
    });
    const [closed] = listInputs(broken.calls, 'closeQueue');
    expect(closed).to.deep.include({
      status: 'failed',
      error: { code: 'internal', detail: 'An internal error occurred' },
    });
  });
});
