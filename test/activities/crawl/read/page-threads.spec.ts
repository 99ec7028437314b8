import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import { PageThreads, PageUnreadableError } from '../../../../activities/crawl/read/page-threads.js';
import { oddJob, readPath, startOddThread } from '../../../support/odd-threads.js';

describe('[I] page threads', () => {
  const running: PageThreads[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((threads) => threads.close()));
  });

  function start(size: number, jobTimeoutMs = 40_000) {
    const workers: Worker[] = [];
    const ends: Promise<unknown>[] = [];
    const errors: [url: string, reason: string][] = [];
    const threads = new PageThreads({
      size,
      jobTimeoutMs,
      startThread: () => {
        const worker = startOddThread();
        workers.push(worker);
        // From its start: a thread may end in the very turn in which its last page comes back.
        ends.push(once(worker, 'exit'));
        return worker;
      },
      onFailure: (url, reason) => errors.push([new URL(url).pathname, reason]),
    });
    running.push(threads);
    return { threads, workers, ends, faults: errors };
  }

  it('reads in as many threads as it may, and keeps them for more', async () => {
    const { threads, workers } = start(2);
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`);
    const readings = await Promise.all(paths.map((path) => threads.read(oddJob(path))));
    expect(readings.map(readPath)).to.deep.equal(paths);
    await threads.read(oddJob('/later'));
    expect(workers).to.have.length(2);
  });

  it('starts no thread before there is work', () => {
    expect(start(2).workers).to.have.length(0);
  });

  it('moves a body that has its memory for itself, and copies one that shares', async () => {
    const { threads } = start(1);
    const body = new Uint8Array(100_000);
    const own = { ...oddJob('/own'), answer: { facts: blankFacts(), body } };
    expect((await threads.read(own)).targets.links).to.deep.equal(['100000']);
    expect(body.byteLength).to.equal(0);
    const pooled = oddJob('/pooled', 'small');
    expect((await threads.read(pooled)).targets.links).to.deep.equal(['5']);
    expect(pooled.answer?.body?.byteLength).to.equal(5);
  });

  const disasters: [path: string, reason: RegExp][] = [
    ['/break', /^The thread broke: broken$/],
    ['/end', /^The thread ended$/],
    ['/bomb', /memory limit/],
  ];
  for (const [path, reason] of disasters) {
    it(`${path}: costs that page alone, and another thread takes its place`, async () => {
      const { threads, workers, faults: errors } = start(1);
      const outcomes = await Promise.allSettled(['/a', path, '/b'].map((each) => threads.read(oddJob(each))));
      expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled']);
      expect(outcomes[1]).to.have.property('reason').that.is.instanceOf(PageUnreadableError);
      expect(errors.map(([at]) => at)).to.deep.equal([path]);
      expect(errors[0]?.[1]).to.match(reason);
      expect(workers).to.have.length(2);
    });
  }

  it('/hang: the same, after the time limit', async () => {
    const { threads, faults: errors } = start(1, 3_000);
    const outcomes = await Promise.allSettled(['/hang', '/b'].map((path) => threads.read(oddJob(path))));
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled']);
    expect(errors).to.deep.equal([['/hang', 'No end after 3000 ms']]);
  });

  it('an error that the thread survives costs the page and no thread', async () => {
    const { threads, workers, faults: errors } = start(1);
    const outcomes = await Promise.allSettled(['/fault', '/b'].map((path) => threads.read(oddJob(path))));
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled']);
    expect([errors, workers.length]).to.deep.equal([[['/fault', 'a fault']], 1]);
  });

  it('a thread that dies between two pages costs none', async () => {
    const { threads, workers, ends, faults: errors } = start(1);
    await threads.read(oddJob('/last'));
    await ends[0];
    expect(readPath(await threads.read(oddJob('/b')))).to.equal('/b');
    expect([errors, workers.length]).to.deep.equal([[], 2]);
  });

  it('closes at once, whatever is being read, and takes no more', async () => {
    const { threads, ends, faults: errors } = start(1);
    const reads = ['/hang', '/b'].map((path) => threads.read(oddJob(path)));
    const outcomes = Promise.allSettled(reads);
    await threads.close();
    await ends[0];
    const reasons = (await outcomes).map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : ''));
    expect(reasons).to.deep.equal(Array(2).fill('Error: The page threads are closed'));
    const late: unknown = await threads.read(oddJob('/c')).catch((error: unknown) => String(error));
    expect([late, errors]).to.deep.equal(['Error: The page threads are closed', []]);
  });
});
