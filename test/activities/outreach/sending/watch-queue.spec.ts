import { expect } from 'chai';
import { closeQueue, measureQueue } from '../../../../activities/outreach/sending/watch-queue.js';
import { refusedLeadsKey, resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { QueueItemStatus } from '../../../../domain/outreach/sending/send-queue.js';
import { newOperation } from '../../../support/operations.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] watch over a queue', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  async function queued(statuses: QueueItemStatus[]) {
    const operation = newOperation({ type: 'queue_outreach' });
    await test.store.operations.insert(operation);
    const items = statuses.map((status) => newQueueItem({ operation_id: operation.id, status }));
    await test.store.queueItems.insertMany(items);
    const { id, user_id } = operation;
    return { id, input: { operation: { id, user_id }, total: statuses.length } };
  }
  const found = async (id: string) => {
    const operation = await test.store.operations.find('alice', id);
    if (!operation) throw new Error('The operation is gone');
    return operation;
  };
  const deps = () => ({ ...test.store, now: () => new Date() });
  const end = { status: 'completed' as const, error: null };

  it('tells how many have left and how many wait', async () => {
    const { id, input } = await queued(['sent', 'failed', 'waiting']);
    const progress = { done: 66, total: 100, phase: 'send', message: '1 of 3 emails sent, 1 waiting' };
    expect(await measureQueue(deps(), input)).to.deep.equal({ waiting: 1, progress, senders: ['a'.repeat(24)] });
    expect(await found(id)).to.deep.include({ status: 'running', progress });
  });

  it('is done at once where nothing was queued', async () => {
    const { input } = await queued([]);
    expect(await measureQueue(deps(), input)).to.deep.include({ waiting: 0 });
    expect((await measureQueue(deps(), input)).progress.done).to.equal(100);
  });

  it('tells how all of them ended, with those that were refused before', async () => {
    const { id, input } = await queued(['sent', 'sent', 'blocked', 'failed', 'uncertain', 'cancelled']);
    const refused = [{ lead_id: 'l'.repeat(24), reason: 'no_email' }];
    await test.store.artifacts.put('alice', refusedLeadsKey(id), refused);
    expect(await closeQueue(deps(), { ...input, ...end })).to.deep.equal({
      operation_id: id,
      result_key: resultKey(id),
    });
    expect(await test.store.artifacts.get('alice', resultKey(id))).to.deep.equal({
      total: 6,
      sent: 2,
      blocked: 1,
      failed: 1,
      uncertain: 1,
      cancelled: 1,
      refused,
    });
    expect(await found(id)).to.include({ status: 'completed', has_result: true });
  });

  it('takes back what waits when it is canceled, and nothing of another queue', async () => {
    const other = await queued(['waiting']);
    const { id, input } = await queued(['sent', 'waiting']);
    const error = { code: 'cancelled' as const, detail: 'The operation was canceled' };
    await closeQueue(deps(), { ...input, status: 'cancelled', error });
    expect(await test.store.artifacts.get('alice', resultKey(id))).to.deep.include({
      sent: 1,
      cancelled: 1,
      refused: [],
    });
    expect(await found(id)).to.deep.include({ status: 'cancelled', error });
    expect((await measureQueue(deps(), other.input)).waiting).to.equal(1);
  });

  it('keeps the first end', async () => {
    const { id, input } = await queued(['sent']);
    for (const status of ['completed', 'failed'] as const) await closeQueue(deps(), { ...input, ...end, status });
    expect((await found(id)).status).to.equal('completed');
  });
});
