import { expect } from 'chai';
import { isFinished } from '../../../domain/operations/operations.js';
import type { OperationState } from '../../../store/operations/operation-watch.js';
import { newOperation } from '../../support/operations.js';
import { startStore, type TestStore } from '../../support/store.js';

const STEP = { done: 10, total: 100, phase: 'crawl', message: 'Pages' };
const hasEnded = (state: OperationState | null): boolean => state === null || isFinished(state.status);

describe('[I] waiting for operations', () => {
  let running: TestStore;
  let reads = 0;
  before(async () => {
    running = await startStore({ onCommand: (name, of) => (reads += name === 'find' && of === 'operations' ? 1 : 0) });
  });
  after(() => running.stop());

  async function insert(): Promise<string> {
    return (await running.store.operations.insert(newOperation())).operation.id;
  }
  const wait = (id: string, more: object = {}, user = 'alice') =>
    running.store.operations.nextChange(user, id, { isNews: hasEnded, withinMs: 60_000, ...more });

  it('ends when the operation has, and not with its progress', async () => {
    const { operations } = running.store;
    const id = await insert();
    const states: (OperationState | null)[] = [];
    const isNews = (state: OperationState | null): boolean => {
      states.push(state);
      return hasEnded(state);
    };
    const waited = wait(id, { isNews });
    await operations.reportProgress('alice', id, STEP);
    await wait(id, { isNews: (state: OperationState | null) => state?.event_seq === 1 });
    await operations.finish('alice', id, { status: 'completed', error: null, has_result: false });
    expect(await waited).to.equal(true);
    expect(states.at(-1)).to.include({ status: 'completed', event_seq: 2 });
    expect(states.slice(0, -1).every((state) => state?.status === 'queued')).to.equal(true);
  });

  it('says that there was none when the time is up or the caller has gone', async () => {
    const id = await insert();
    expect(await wait(id, { withinMs: 300 })).to.equal(false);
    expect(await wait(id, { withinMs: 0 })).to.equal(false);
    const leaving = new AbortController();
    const waited = wait(id, { signal: leaving.signal });
    leaving.abort();
    expect(await waited).to.equal(false);
    expect(await wait(id, { signal: leaving.signal })).to.equal(false);
  });

  it('shows nobody the operation of another user', async () => {
    const id = await insert();
    const seen: (OperationState | null)[] = [];
    const isNews = (state: OperationState | null): boolean => seen.push(state) > 0;
    expect(await wait(id, { isNews }, 'bob')).to.equal(true);
    expect(seen).to.deep.equal([null]);
  });

  it('takes one read for all that wait together', async () => {
    const { operations } = running.store;
    const ids = await Promise.all(Array.from({ length: 40 }, insert));
    await Promise.all(
      ids.map((id) => operations.finish('alice', id, { status: 'completed', error: null, has_result: false })),
    );
    reads = 0;
    expect(await Promise.all(ids.map((id) => wait(id)))).to.deep.equal(ids.map(() => true));
    expect(reads).to.equal(1);
  });

  it('fails with the store, for those that wait then, and works again afterwards', async () => {
    const id = await insert();
    const broken = wait(id, {
      isNews: () => {
        throw new Error('the store is away');
      },
    });
    const failure = await broken.then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(failure).to.equal('the store is away');
    expect(await wait(id, { isNews: () => true })).to.equal(true);
  });
});
