import { expect } from 'chai';
import { SITE_MEASURES } from '../../../../domain/audits/benchmark-measures.js';
import type { MeasuredSite } from '../../../../domain/dashboard/competitors/competitor-sources.js';
import { DIMENSIONS, rankByDimension } from '../../../../domain/dashboard/competitors/dimension-standing.js';
import { gatherCompetitors } from '../../../../domain/dashboard/competitors/gather-competitors.js';
import {
  comparedSources,
  competitorSources,
  composeBenchmark,
  MEASURED_AT,
  measuredSite,
} from '../../../support/sites/measured-site.js';

const WEEKLY = [3, 10, 20, 30, 40, 50];
const stand = (own: MeasuredSite, competitors: readonly MeasuredSite[]) => {
  const benchmark = { id: 'b', at: MEASURED_AT, result: composeBenchmark(own, competitors) };
  return rankByDimension(own, gatherCompetitors(competitorSources({ own, benchmark })));
};
const freshnessOf = (own: MeasuredSite, ...competitors: MeasuredSite[]) =>
  stand(own, competitors).find(({ dimension }) => dimension === 'freshness');

describe('[U] standing in dimensions', () => {
  it('has every figure that sites are compared by in one dimension', () => {
    const placed = Object.values(DIMENSIONS).flat();
    expect([...placed].sort()).to.deep.equal(SITE_MEASURES.map(({ measure }) => measure).sort());
  });

  it('is reported by dimension, best place first, with who leads it', () => {
    const sources = comparedSources({
      own: { ttfb_ms: 100, published: WEEKLY },
      rival: { ttfb_ms: 900, published: WEEKLY },
    });
    const own = sources.own ?? measuredSite('own.example');
    const dimensions = rankByDimension(own, gatherCompetitors(sources));
    expect(dimensions.map(({ status }) => status)).to.deep.equal(Array(7).fill('ok'));
    const ranks = dimensions.map(({ rank }) => rank);
    expect(ranks).to.deep.equal([...ranks].sort());
    expect(dimensions.find(({ dimension }) => dimension === 'content')).to.deep.include({
      status: 'ok',
      rank: 2,
      of: 2,
      leader: { url: 'https://rival.example/', value: 80, is_you: false },
    });
    expect(dimensions.find(({ dimension }) => dimension === 'trust')?.leader?.url).to.equal('https://rival.example/');
  });

  it('has neither score nor rank nor leader where the site has no figure', () => {
    const found = freshnessOf(measuredSite('own.example'), measuredSite('a.example', { published: WEEKLY }));
    expect(found).to.deep.equal({
      dimension: 'freshness',
      status: 'no_data',
      yours: null,
      rank: null,
      of: 0,
      leader: null,
      reason: 'Too few pages or sitemap entries of the site have a date',
      next_step: 'Date them and audit the site again: POST /api/seo/enterprise/complete-audit',
    });
  });

  it('has none where all others lack it, either', () => {
    const found = freshnessOf(measuredSite('own.example', { published: WEEKLY }), measuredSite('a.example'));
    expect(found).to.deep.include({ status: 'no_data', yours: null, rank: null, of: 0, leader: null });
    expect(found).to.have.property('next_step').that.contains('Name other competitors');
  });

  it('leaves a competitor without figures out of the count', () => {
    const own = measuredSite('own.example', { published: WEEKLY });
    const competitors = [measuredSite('a.example', { published: [3, 4, 5, 6, 7, 8] }), measuredSite('b.example')];
    expect(freshnessOf(own, ...competitors)).to.deep.include({ status: 'ok', yours: 50, rank: 1, of: 2 });
  });

  it('tells who leads where others alone can be compared', () => {
    const competitors = ['a', 'b'].map((name) => measuredSite(`${name}.example`, { published: WEEKLY }));
    expect(freshnessOf(measuredSite('own.example'), ...competitors)).to.deep.include({
      status: 'no_data',
      rank: null,
      of: 2,
      leader: { url: 'https://a.example/', value: 50, is_you: false },
    });
  });

  it('puts what has no place last', () => {
    const dimensions = stand(measuredSite('own.example'), [measuredSite('a.example', { published: WEEKLY })]);
    expect(dimensions.at(-1)?.dimension).to.equal('freshness');
  });

  it('has no trust to compare where none could be scored', () => {
    const unknown = (host: string) => {
      const site = measuredSite(host);
      const { trust: _, profile: __, ...metrics } = site.metrics;
      return { ...site, metrics };
    };
    const trust = stand(unknown('own.example'), [measuredSite('a.example')]).find(
      ({ dimension }) => dimension === 'trust',
    );
    expect(trust).to.deep.include({ status: 'no_data', yours: null, rank: null, leader: null });
  });
});
