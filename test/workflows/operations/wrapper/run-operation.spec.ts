import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import type { Progress } from '../../../../domain/operations/operations.js';
import { progressQuery } from '../../../../workflows/operations/contract/operation.js';
import { newOperation } from '../../../support/operations.js';
import { runTool } from '../../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

/** The shortest story that runs in the frame: fetch one page, judge it. */
const given = {
  url: 'https://site.example/',
  target_keywords: [],
  analyze_images: true,
  analyze_content_quality: true,
};

describe('[I] frame of operations', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = (fakes: ReturnType<typeof fakeActivities>) => runTool(env, 'onPageAnalysis', given, fakes);
  const causeOf = (failure: unknown) => (failure instanceof WorkflowFailedError ? failure.cause : undefined);

  it('marks the record first and settles it last, and answers with a reference alone', async () => {
    const fakes = fakeActivities();
    const { operation, result } = await run(fakes);
    expect(result).to.deep.equal({ operation_id: operation.id, result_key: `operation:${operation.id}:result` });
    const order = fakes.calls.map(({ name }) => name);
    expect(order[0]).to.equal('markRunning');
    expect(order.slice(-2)).to.deep.equal(['reportProgress', 'finishOperation']);
    expect(listInputs(fakes.calls, 'reportProgress').map(({ progress }) => progress)).to.deep.equal([
      { done: 5, total: 100, phase: 'fetch', message: 'Fetching https://site.example/' },
      { done: 70, total: 100, phase: 'judge', message: 'Judging the page' },
      { done: 100, total: 100, phase: 'done', message: 'Finished' },
    ]);
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'completed', error: null }]);
  });

  it('tells its progress to anyone who asks', async () => {
    let ask: () => Promise<Progress> = () => Promise.reject(new Error('not started'));
    const seen: Progress[] = [];
    const fakes = fakeActivities({
      markRunning: async () => void seen.push(await ask()),
      fetchSinglePage: async () => {
        seen.push(await ask());
        return { key: 'page' };
      },
    });
    const { id } = newOperation();
    ask = () => env.client.workflow.getHandle(id).query(progressQuery);
    await env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute('onPageAnalysis', {
        taskQueue: 'orchestration',
        workflowId: id,
        args: [{ ...given, operation: { id, user_id: 'alice' } }],
      }),
    );
    expect(seen).to.deep.equal([
      { done: 0, total: 100, phase: 'starting', message: 'Starting' },
      { done: 5, total: 100, phase: 'fetch', message: 'Fetching https://site.example/' },
    ]);
  });

  it('a failure settles the record with its reason, and is the reason of the workflow too', async () => {
    const fakes = fakeActivities({ fetchSinglePage: failing('site_refused', 'refuses our crawler') });
    const { operation, result } = await run(fakes);
    const error = { code: 'site_refused', detail: 'refuses our crawler' };
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'failed', error }]);
    expect(listInputs(fakes.calls, 'composeOnPageAnalysis')).to.have.length(0);
    const cause = causeOf(result);
    expect(cause).to.be.instanceOf(ApplicationFailure);
    expect(cause).to.include({ type: 'site_refused', message: 'refuses our crawler', nonRetryable: true });
  });

  it('without a record no work is done', async () => {
    const fakes = fakeActivities({ markRunning: failing('not_found', 'The operation has no record') });
    const { result } = await run(fakes);
    expect(fakes.calls.map(({ name }) => name)).to.deep.equal(['markRunning', 'finishOperation']);
    expect(causeOf(result)).to.include({ type: 'not_found' });
  });

  it('a record that cannot be settled fails the workflow, so that repair finds it', async () => {
    const fakes = fakeActivities({ finishOperation: failing('internal', 'the store is gone') });
    const { result } = await run(fakes);
    expect(listInputs(fakes.calls, 'finishOperation').map(({ status }) => status)).to.deep.equal([
      'completed',
      'failed',
    ]);
    expect(result).to.be.instanceOf(WorkflowFailedError);
  });
});
