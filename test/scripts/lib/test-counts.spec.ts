import { expect } from 'chai';
import { addCounts, countMochaRun } from '../../../scripts/lib/test-counts.mjs';

describe('[U] counts of a test run', () => {
  it('counts a skipped test as failed', () => {
    expect(countMochaRun({ passes: 5, failures: 1, pending: 2 }, 1)).to.deep.equal({ passed: 5, failed: 3 });
    expect(countMochaRun({ passes: 5, failures: 0, pending: 2 }, 0)).to.deep.equal({ passed: 5, failed: 2 });
  });

  it('counts a run that did not come to its end as failed', () => {
    expect(countMochaRun(undefined, 1)).to.deep.equal({ passed: 0, failed: 1 });
    expect(countMochaRun({ passes: 5, failures: 0, pending: 0 }, 7)).to.deep.equal({ passed: 5, failed: 1 });
    expect(countMochaRun({ passes: 5, failures: 0, pending: 0 }, 0)).to.deep.equal({ passed: 5, failed: 0 });
  });

  it('adds up', () => {
    expect(
      addCounts([
        { passed: 1, failed: 0 },
        { passed: 5, failed: 3 },
      ]),
    ).to.deep.equal({ passed: 6, failed: 3 });
  });
});
