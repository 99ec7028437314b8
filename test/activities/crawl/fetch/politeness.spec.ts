import { expect } from 'chai';
import { createPoliteness, waitOrAbort } from '../../../../activities/crawl/fetch/politeness.js';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const never = new AbortController().signal;

describe('[U] politeness', () => {
  it('halves its concurrency at 429 and 503, down to one, and recovers by one after 50 good answers', () => {
    const politeness = createPoliteness({ concurrency: 8, crawlDelayS: null, now: () => NOW });
    expect(politeness.limit()).to.equal(8);
    politeness.observe({ status: 429, retryAfter: null, failed: false });
    expect(politeness.limit()).to.equal(4);
    for (let times = 0; times < 5; times++) politeness.observe({ status: 503, retryAfter: null, failed: false });
    expect(politeness.limit()).to.equal(1);
    for (let times = 0; times < 49; times++) politeness.observe({ status: 200, retryAfter: null, failed: false });
    expect(politeness.limit()).to.equal(1);
    politeness.observe({ status: 200, retryAfter: null, failed: false });
    expect(politeness.limit()).to.equal(2);
  });

  it('a failed answer is no good answer', () => {
    const politeness = createPoliteness({ concurrency: 2, crawlDelayS: null, now: () => NOW });
    politeness.observe({ status: 429, retryAfter: null, failed: false });
    for (let times = 0; times < 60; times++) politeness.observe({ status: 0, retryAfter: null, failed: true });
    expect(politeness.limit()).to.equal(1);
  });

  it('a crawl-delay means one request at a time, each after the gap', async () => {
    let nowMs = NOW;
    const politeness = createPoliteness({ concurrency: 8, crawlDelayS: 0.02, now: () => nowMs });
    expect(politeness.limit()).to.equal(1);
    await politeness.turn(never);
    const second = politeness.turn(never).then(() => 'started');
    expect(await Promise.race([second, Promise.resolve('waiting')])).to.equal('waiting');
    nowMs += 20;
    expect(await second).to.equal('started');
  });

  it('a pause ends with the reason when aborted, before and during', async () => {
    const controller = new AbortController();
    const paused = waitOrAbort(60_000, controller.signal).catch((reason: unknown) => reason);
    const reason = new Error('stop');
    controller.abort(reason);
    expect(await paused).to.equal(reason);
    expect(await waitOrAbort(1, controller.signal).catch((caught: unknown) => caught)).to.equal(reason);
    expect(await waitOrAbort(0, never)).to.equal(undefined);
  });

  it('keeps to the rate of the crawl, with requests that overlap', async () => {
    const politeness = createPoliteness({
      concurrency: 4,
      crawlDelayS: null,
      requestsPerSecond: 20,
      now: () => performance.now(),
    });
    expect(politeness.limit()).to.equal(4);
    const startedMs = performance.now();
    for (let turn = 0; turn < 4; turn++) await politeness.turn(new AbortController().signal);
    // Three gaps of 50 ms; timers may end a millisecond early.
    expect(performance.now() - startedMs).to.be.at.least(140);
    const slower = createPoliteness({ concurrency: 4, crawlDelayS: 2, requestsPerSecond: 20, now: () => 0 });
    expect(slower.limit()).to.equal(1);
  });
});
