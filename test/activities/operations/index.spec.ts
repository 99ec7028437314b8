import { expect } from 'chai';
import { Types } from 'mongoose';
import { createOperationActivities } from '../../../activities/operations/index.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { OperationError } from '../../../domain/operations/operations.js';
import type { WebhookEvent } from '../../../domain/webhooks/webhook-event.js';
import { newOperation } from '../../support/operations.js';
import { startStore, type TestStore } from '../../support/store.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

type Ending = 'completed' | 'failed' | 'cancelled';

describe('[I] operation activities', () => {
  let running: TestStore;
  let asked: OperationRef[];
  let dropped: OperationRef[];
  let published: WebhookEvent[];
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  beforeEach(() => {
    asked = [];
    dropped = [];
    published = [];
  });

  async function prepare(hasResult = true) {
    const { operations } = running.store;
    const record = newOperation();
    await operations.insert(record);
    const activities = createOperationActivities({
      operations,
      hasResult: async (operation) => {
        asked.push(operation);
        return hasResult;
      },
      dropArtifacts: async (operation) => void dropped.push(operation),
      publish: async (event) => void published.push(event),
    });
    const operation = { id: record.id, user_id: record.user_id };
    const run = createActivityEnv();
    const end = (status: Ending, error: OperationError | null = null) =>
      run.run(activities.finishOperation, { operation, status, error });
    const found = () => operations.find(record.user_id, record.id);
    const events = async () =>
      (await operations.eventsAfter(record.user_id, record.id, 0)).map(({ event, data }) => [event, data]);
    return { activities, operation, run, end, found, events };
  }

  it('publish how an operation ended, each time the same event; nothing of one that was canceled', async () => {
    const failed = await prepare();
    const error = { code: 'timeout', detail: 'It took too long' } as const;
    await failed.end('failed', error);
    await failed.end('failed', error);
    expect(published.map(({ type, key }) => [type, key])).to.deep.equal(
      Array(2).fill(['operation.failed', `operation.failed:${failed.operation.id}`]),
    );
    expect(published[0]?.data).to.deep.include({ operation_id: failed.operation.id, error });
    published = [];
    await (await prepare()).end('completed');
    await (await prepare()).end('cancelled', { code: 'cancelled', detail: 'Canceled' });
    expect(published.map(({ type }) => type)).to.deep.equal(['operation.completed']);
  });

  it('mark a record as running; a record that is not there is no use continuing for', async () => {
    const { activities, operation, run, found } = await prepare();
    await run.run(activities.markRunning, { operation });
    const first = await found();
    expect(first).to.include({ status: 'running' });
    expect(first?.started_at).to.match(/Z$/);
    await run.run(activities.markRunning, { operation });
    expect(await found()).to.deep.equal(first);
    const failure: unknown = await run
      .run(activities.markRunning, { operation: { ...operation, user_id: 'bob' } })
      .catch((caught: unknown) => caught);
    expect(failure).to.include({ type: 'not_found', nonRetryable: true, message: 'The operation has no record' });
  });

  it('take away what an operation has left that was erased with its campaign meanwhile', async () => {
    const { operation, end } = await prepare();
    await end('completed');
    await end('completed');
    expect(dropped).to.deep.equal([]);
    const { connection } = running;
    const late = await prepare();
    const _id = new Types.ObjectId(late.operation.id);
    await connection
      .collection('operations')
      .updateOne({ _id }, { $set: { status: 'cancelled', erased_at: new Date() } });
    await late.end('completed');
    expect(dropped).to.deep.equal([late.operation]);
    expect(operation.id).to.not.equal(late.operation.id);
  });

  it('report progress that never goes back', async () => {
    const { activities, operation, run, found, events } = await prepare();
    const step = (done: number) => ({ done, total: 100, phase: 'crawl', message: `${done} pages` });
    for (const done of [10, 40, 20]) await run.run(activities.reportProgress, { operation, progress: step(done) });
    expect((await found())?.progress).to.deep.equal(step(40));
    expect(await events()).to.deep.equal([
      ['progress', step(10)],
      ['progress', step(40)],
    ]);
  });

  for (const hasResult of [true, false]) {
    it(`settle it by what the store holds: ${hasResult ? 'a' : 'no'} result`, async () => {
      const { operation, end, found } = await prepare(hasResult);
      await end('completed');
      expect(await found()).to.include({ status: 'completed', error: null, has_result: hasResult });
      expect(asked).to.deep.equal([operation]);
    });
  }

  it('open a record for what no request asked for; the first one stays', async () => {
    const { activities, run } = await prepare();
    const operation = { id: 'd'.repeat(24), user_id: 'alice' };
    const input = { website_url: 'https://site.example/' };
    const opened = {
      operation,
      type: 'quick_audit' as const,
      input,
      site: 'site.example',
      workflow_id: 'w',
      request_id: 'r',
    };
    await run.run(activities.openOperation, opened);
    await run.run(activities.openOperation, { ...opened, site: 'other.example' });
    expect(await running.store.operations.find('alice', operation.id)).to.deep.include({
      ...operation,
      type: 'quick_audit',
      status: 'queued',
      site: 'site.example',
      input,
      workflow_id: 'w',
      request_id: 'r',
      fingerprint: '',
      started_at: null,
      has_result: false,
      error: null,
    });
  });

  it('the first outcome stays', async () => {
    const { end, found, events } = await prepare();
    const error: OperationError = { code: 'dns_failure', detail: 'no such host' };
    await end('failed', error);
    const first = await found();
    await end('cancelled');
    expect(await found()).to.deep.equal(first);
    expect(first).to.deep.include({ status: 'failed', error });
    expect(await events()).to.deep.equal([['failed', { status: 'failed', error }]]);
  });
});
