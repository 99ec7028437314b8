import { expect } from 'chai';
import { addCounts, countMochaRun } from '../../../scripts/lib/test-counts.mjs';

describe('[U] counts of a test run', () => {
  const files = [{ file: 'a.spec.ts', passes: 5, faults: [] }];
  const clean = { passes: 5, failures: 0, pending: 0, files };

  it('counts a skipped test as failed', () => {
    const wrong = [{ file: 'a.spec.ts', passes: 5, faults: ['a test: wrong'] }];
    expect(countMochaRun({ passes: 5, failures: 1, pending: 2, files: wrong }, 1)).to.deep.equal({
      passed: 5,
      failed: 3,
      faults: ['a test: wrong', 'mocha: skipped tests: 2'],
    });
    expect(countMochaRun({ ...clean, pending: 2 }, 0)).to.deep.equal({
      passed: 5,
      failed: 2,
      faults: ['mocha: skipped tests: 2'],
    });
  });

  it('counts a run that did not come to its end as failed', () => {
    expect(countMochaRun(undefined, 1)).to.deep.equal({
      passed: 0,
      failed: 1,
      faults: ['mocha: it ended before it had run the tests'],
    });
    expect(countMochaRun(clean, 7)).to.deep.equal({ passed: 5, failed: 1, faults: ['mocha: it ended with code 7'] });
    expect(countMochaRun(clean, 0)).to.deep.equal({ passed: 5, failed: 0, faults: [] });
  });

  it('adds up', () => {
    expect(
      addCounts([
        { passed: 1, failed: 0, faults: [] },
        { passed: 5, failed: 2, faults: ['one', 'two'] },
        { passed: 0, failed: 1, faults: ['three'] },
      ]),
    ).to.deep.equal({ passed: 6, failed: 3, faults: ['one', 'two', 'three'] });
  });
});
