import { expect } from 'chai';
import { splitLanes } from '../../../scripts/lib/spec-lanes.mjs';

describe('[U] splitLanes', () => {
  it('gives a lane of its own to long files that hardly compute', () => {
    const times = {
      computes: { ms: 200_000, cpu_ms: 120_000 },
      waits: { ms: 235_000, cpu_ms: 30_000 },
      short: { ms: 5_000, cpu_ms: 100 },
    };
    expect(splitLanes(['waits', 'computes', 'short'], times)).to.deep.equal({
      computing: ['computes', 'short'],
      waiting: ['waits'],
    });
  });

  it('leaves a file among the others of which nothing is known, or not what it computes', () => {
    const times = { old: { ms: 200_000 } };
    expect(splitLanes(['new', 'old'], times)).to.deep.equal({ computing: ['new', 'old'], waiting: [] });
  });
});
