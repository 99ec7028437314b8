import { expect } from 'chai';
import { joinRuns } from '../../../scripts/lib/join-runs.mjs';

const run = (file: string, failed: number, isWhole = true) => ({
  counts: { passed: 2, failed, faults: failed > 0 ? [`${file} fails`] : [] },
  times: { [file]: { ms: 10 } },
  files: [{ file, passes: 2, failures: [] }],
  isWhole,
});

describe('[U] joinRuns', () => {
  it('adds up what ran side by side', () => {
    expect(joinRuns([run('a', 0), run('b', 1)])).to.deep.equal({
      counts: { passed: 4, failed: 1, faults: ['b fails'] },
      times: { a: { ms: 10 }, b: { ms: 10 } },
      files: [
        { file: 'a', passes: 2, failures: [] },
        { file: 'b', passes: 2, failures: [] },
      ],
      isWhole: true,
    });
  });

  it('is whole only where each of them is', () => {
    expect(joinRuns([run('a', 0), run('b', 1, false)]).isWhole).to.equal(false);
  });
});
