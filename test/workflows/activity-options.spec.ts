import { msToNumber } from '@temporalio/common/lib/time.js';
import type { ActivityOptions } from '@temporalio/workflow';
import { expect } from 'chai';
import { browserOptions, crawlOptions, judgeOptions, storeOptions } from '../../workflows/activity-options.js';
import { TASK_QUEUES } from '../../workflows/contract/task-queues.js';
import { embeddingOptions } from '../../workflows/crawl/steps/embed-crawl.js';

/** activities/run-activity.ts beats this often. */
const HEARTBEAT_INTERVAL_MS = 2_000;
const all: Record<string, ActivityOptions> = {
  storeOptions,
  judgeOptions,
  crawlOptions,
  browserOptions,
  embeddingOptions,
};
const long = { judgeOptions, crawlOptions, browserOptions, embeddingOptions };

describe('[U] activity options', () => {
  for (const [name, options] of Object.entries(all)) {
    it(`${name} go to a queue that workers serve, and end`, () => {
      expect(Object.values(TASK_QUEUES)).to.include(options.taskQueue);
      expect(msToNumber(options.startToCloseTimeout ?? 0)).to.be.greaterThan(0);
      expect(options.retry?.maximumAttempts).to.be.within(3, 100);
    });
  }

  for (const [name, options] of Object.entries(long)) {
    it(`${name} notice a dead worker soon, and not a busy one`, () => {
      const heartbeatMs = msToNumber(options.heartbeatTimeout ?? 0);
      expect(heartbeatMs).to.be.at.least(5 * HEARTBEAT_INTERVAL_MS);
      expect(heartbeatMs).to.be.at.most(30_000);
    });
  }

  for (const [name, options] of Object.entries({ crawlOptions, browserOptions })) {
    it(`${name} wait until cancelled work has really stopped`, () => {
      expect(options.cancellationType).to.equal('WAIT_CANCELLATION_COMPLETED');
    });
  }

  it('the store is tried for longer than a restart of the database takes', () => {
    expect(storeOptions.retry).to.deep.equal({
      initialInterval: '500 milliseconds',
      maximumInterval: '30 seconds',
      maximumAttempts: 100,
    });
  });

  it('only a browser may keep an operation waiting for its turn for long, and nothing for ever', () => {
    const waits = Object.entries(all).filter(([, { scheduleToStartTimeout }]) => scheduleToStartTimeout !== undefined);
    expect(waits.map(([name, { scheduleToStartTimeout }]) => [name, scheduleToStartTimeout])).to.deep.equal([
      ['browserOptions', '2 hours'],
      ['embeddingOptions', '2 minutes'],
    ]);
  });
});
