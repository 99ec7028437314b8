import { expect } from 'chai';
import { type RunningWorker, runWhileWorking } from './run-while-working.js';

/** Runs until it is shut down, or breaks at once. */
function fakeWorker(fault?: Error): RunningWorker & { shutdowns: number } {
  let end = (): void => undefined;
  let state = 'INITIALIZED';
  const worker = {
    shutdowns: 0,
    getState: () => state,
    run(): Promise<void> {
      state = fault ? 'FAILED' : 'RUNNING';
      return fault ? Promise.reject(fault) : new Promise((resolve) => (end = resolve));
    },
    shutdown(): void {
      worker.shutdowns += 1;
      state = 'STOPPED';
      end();
    },
  };
  return worker;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
const never = () => new Promise<never>(() => undefined);

describe('[U] run while working', () => {
  it('gives what the body gives, and shuts all workers down', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    expect(await runWhileWorking(workers, () => Promise.resolve(7))).to.equal(7);
    expect(workers.map(({ shutdowns }) => shutdowns)).to.deep.equal([1, 1]);
  });

  it('passes on what the body throws, at once or later, and shuts all workers down', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    const fault = new Error('boom');
    expect(await failureOf(runWhileWorking(workers, () => Promise.reject(fault)))).to.equal(fault);
    const throws = () => {
      throw fault;
    };
    expect(await failureOf(runWhileWorking(workers, throws))).to.equal(fault);
    expect(workers.map(({ shutdowns }) => shutdowns)).to.deep.equal([2, 2]);
  });

  it('does not wait for a body whose worker has failed', async () => {
    const [fine, fault] = [fakeWorker(), new Error('no bundle')];
    expect(await failureOf(runWhileWorking([fine, fakeWorker(fault)], never))).to.equal(fault);
    expect(fine.shutdowns).to.equal(1);
  });

  it('gives up a body that hangs before its test is given up, and names the test', async function () {
    this.timeout(200);
    const worker = fakeWorker();
    const failure = await failureOf(runWhileWorking([worker], never));
    expect(failure).to.be.instanceOf(Error);
    expect(String(failure)).to.contain('and names the test" hangs');
    expect(worker.shutdowns).to.equal(1);
  });
});
