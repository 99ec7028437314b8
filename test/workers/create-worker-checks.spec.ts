import { expect } from 'chai';
import { createWorkerChecks } from '../../workers/create-worker-checks.js';
import { startStore, type TestStore } from '../support/store.js';

describe('[I] checks of a worker', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const workflowService = (getSystemInfo: () => Promise<object>) => ({ workflowService: { getSystemInfo } }) as never;
  const checksWith = (states: readonly string[], getSystemInfo = async () => ({})) =>
    createWorkerChecks({
      store: running.store,
      connection: workflowService(getSystemInfo),
      workers: states.map((state) => ({ getState: () => state as 'RUNNING' })),
    });

  it('ask the database, Temporal and every worker', async () => {
    const { mongodb, temporal, workers } = checksWith(['RUNNING', 'RUNNING']);
    expect([await mongodb(), await temporal(), await workers()]).to.deep.equal([true, true, true]);
    for (const state of ['INITIALIZED', 'STOPPING', 'DRAINING', 'STOPPED', 'FAILED'])
      expect(await checksWith(['RUNNING', state]).workers(), state).to.equal(false);
  });

  it('fail with a Temporal that is away', async () => {
    const { temporal } = checksWith([], () => Promise.reject(new Error('14 UNAVAILABLE')));
    expect(await temporal().catch(String)).to.equal('Error: 14 UNAVAILABLE');
  });
});
