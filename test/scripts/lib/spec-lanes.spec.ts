import { expect } from 'chai';
import { dealSpecs, splitLanes } from '../../../scripts/lib/spec-lanes.mjs';

describe('[U] splitLanes', () => {
  it('gives a lane of its own to long files that hardly compute, and one to those that take no time', () => {
    const times = {
      computes: { ms: 200_000, cpu_ms: 120_000 },
      waits: { ms: 235_000, cpu_ms: 30_000 },
      'waits little': { ms: 5_000, cpu_ms: 100 },
    };
    expect(splitLanes(['waits', 'computes', 'new', 'waits little'], times)).to.deep.equal({
      computing: ['computes', 'waits little'],
      waiting: ['waits'],
      short: ['new'],
    });
  });

  it('leaves a file of which is unknown what it computes among those that do', () => {
    const lanes = splitLanes(['old'], { old: { ms: 200_000 } });
    expect(lanes).to.deep.equal({ computing: ['old'], waiting: [], short: [] });
  });
});

describe('[U] dealSpecs', () => {
  it('deals in turn, so that each share has long ones and short ones', () => {
    expect(dealSpecs(['a', 'b', 'c', 'd', 'e'], 2)).to.deep.equal([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
  });

  it('makes no share without a file: mocha would look for some by itself', () => {
    expect(dealSpecs(['a'], 4)).to.deep.equal([['a']]);
    expect(dealSpecs([], 4)).to.deep.equal([]);
  });
});
