import { expect } from 'chai';
import { gatherCompetitors } from '../../../../domain/dashboard/competitors/gather-competitors.js';
import { compareNow, describePosition } from '../../../../domain/dashboard/competitors/own-standing.js';
import {
  comparedSources,
  competitorSources,
  composeBenchmark,
  MEASURED_AT,
  measuredSite,
} from '../../../support/sites/measured-site.js';

const positionOf = (sources: ReturnType<typeof comparedSources>) => {
  const competitors = gatherCompetitors(sources);
  return describePosition(sources, competitors, compareNow(sources.own, competitors));
};

describe('[U] standing of a site', () => {
  it('is a place among those that were crawled', () => {
    expect(positionOf(comparedSources())).to.deep.include({ rank: 2, of: 2, label: 'follower', trust_rank: 2 });
    const strong = comparedSources({
      own: { trusted: true, pages: 20, words: 900 },
      rival: { trusted: false, pages: 1 },
    });
    expect(positionOf(strong)).to.deep.include({ rank: 1, of: 2, label: 'leader', trust_rank: 1 });
  });

  it('is that of a challenger in the better half', () => {
    const own = measuredSite('own.example', { pages: 6, words: 300 });
    const best = measuredSite('best.example', { pages: 9, words: 900, trusted: true });
    const others = ['a', 'b'].map((name) => measuredSite(`${name}.example`, { pages: 2, words: 20 }));
    const benchmark = { id: 'b', at: MEASURED_AT, result: composeBenchmark(own, [best, ...others]) };
    expect(positionOf(competitorSources({ own, benchmark }))).to.deep.include({ rank: 2, of: 4, label: 'challenger' });
  });

  it('is unknown without a crawl of both', () => {
    expect(positionOf({ ...comparedSources(), own: null })).to.equal(null);
    expect(
      positionOf(competitorSources({ own: measuredSite('own.example'), watched: ['https://a.example/'] })),
    ).to.equal(null);
  });
});
