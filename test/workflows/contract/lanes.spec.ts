import { expect } from 'chai';
import * as optionSets from '../../../workflows/activity-options.js';
import { findLane, LANES } from '../../../workflows/contract/lanes.js';

describe('[U] lanes', () => {
  const lanes: string[] = Object.values(LANES).flat();

  it('take the urgent work of each queue', () => {
    expect(['crawl', 'mail', 'providers', 'browser'].map((queue) => findLane(queue, 1))).to.deep.equal([
      'crawl-urgent',
      'mail-urgent',
      'providers-urgent',
      'browser-urgent',
    ]);
    expect([undefined, 0, 3, 4].map((key) => findLane('crawl', key))).to.deep.equal(Array(4).fill('crawl'));
  });

  it('are served for every set of options, urgent or not', () => {
    for (const [name, options] of Object.entries(optionSets)) {
      if (!('taskQueue' in options) || options.taskQueue === undefined) continue;
      for (const key of [1, 3]) expect(lanes, name).to.include(findLane(options.taskQueue, key));
    }
  });
});
