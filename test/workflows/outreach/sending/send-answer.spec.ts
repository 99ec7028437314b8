import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { sendAnswerStart } from '../../../../workflows/outreach/sending/contract/sending.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';
import { until } from '../../../support/until.js';

const WAIT_MS = 700;

describe('[I] send answer workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let count = 0;
  function start(waitMs = 0) {
    const attempt_id = (++count).toString(16).padStart(24, '0');
    const ref = { user_id: 'alice', thread_id: 'd'.repeat(24), attempt_id };
    const input = { ...ref, leaves_at: new Date(Date.now() + waitMs).toISOString() };
    const { workflow, ...options } = sendAnswerStart(input);
    return { ref, handle: env.client.workflow.start(workflow, { ...options, taskQueue: 'orchestration' }) };
  }
  const run = (fakes: ReturnType<typeof fakeActivities>, waitMs?: number) =>
    env.withWorkers(fakes.activities, async () => {
      const { ref, handle } = start(waitMs);
      return { ref, result: await (await handle).result() };
    });
  const READY = { prepareAnswer: async () => ({ ready: true, status: 'queued' }) };

  it('waits while it can be undone, then claims it and sends it', async () => {
    let claimedAt = 0;
    const fakes = fakeActivities({
      prepareAnswer: async () => {
        claimedAt = Date.now();
        return { ready: true, status: 'queued' };
      },
      transmitAnswer: async () => ({ status: 'sent' }),
    });
    const begun = Date.now();
    const { ref, result } = await run(fakes, WAIT_MS);
    expect(result).to.deep.equal({ status: 'sent' });
    expect(claimedAt - begun).to.be.at.least(WAIT_MS - 50);
    expect(fakes.calls).to.deep.equal([
      { name: 'prepareAnswer', input: ref },
      { name: 'transmitAnswer', input: ref },
    ]);
  });

  it('sends nothing where it was undone', async () => {
    const fakes = fakeActivities({ prepareAnswer: async () => ({ ready: false, status: null }) });
    expect((await run(fakes)).result).to.deep.equal({ status: null });
    expect(fakes.calls.map(({ name }) => name)).to.deep.equal(['prepareAnswer']);
  });

  it('closes the answer when the transmission cannot be run', async () => {
    const transmitAnswer = failing('dependency_unavailable', 'The database is not reachable');
    const fakes = fakeActivities({ ...READY, transmitAnswer, closeAnswer: async () => ({ status: 'failed' }) });
    const { ref, result } = await run(fakes);
    expect(result).to.deep.equal({ status: 'failed' });
    expect(listInputs(fakes.calls, 'closeAnswer')).to.deep.equal([ref]);
  });

  it('closes the answer when it is canceled while it waits, and sends nothing', async () => {
    const fakes = fakeActivities({ closeAnswer: async () => ({ status: null }) });
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start(60_000).handle;
      await until('it waits', async () => {
        const { events } = await handle.fetchHistory();
        return events?.some((event) => event.timerStartedEventAttributes) === true;
      });
      await handle.cancel();
      return handle.result().catch((error: unknown) => error);
    });
    expect(result).to.not.be.instanceOf(WorkflowFailedError);
    expect(fakes.calls.map(({ name }) => name)).to.deep.equal(['closeAnswer']);
  });

  it('leaves a clock behind for an uncertain one', async () => {
    const fakes = fakeActivities({ ...READY, transmitAnswer: async () => ({ status: 'uncertain' }) });
    const status = await env.withWorkers(fakes.activities, async () => {
      const { ref, handle } = start();
      expect(await (await handle).result()).to.deep.equal({ status: 'uncertain' });
      const clock = env.client.workflow.getHandle(`resolve_uncertain_attempt:alice:${ref.attempt_id}`);
      return (await clock.describe()).status.name;
    });
    expect(status).to.equal('RUNNING');
  });
});
