import { expect } from 'chai';
import {
  gatherCompetitors,
  measureRhythm,
  measureVolume,
} from '../../../../domain/dashboard/competitors/gather-competitors.js';
import {
  comparedSources,
  competitorSources,
  composeBenchmark,
  MEASURED_AT,
  measuredSite,
  sitemapReport,
} from '../../../support/sites/measured-site.js';

describe('[U] rivals of a site', () => {
  it('are each there once, anyone who named them, the site itself never', () => {
    const sources = comparedSources();
    const report = sitemapReport('own.example', {
      'own.example': ['/'],
      'www.rival.example': ['/', '/a'],
      'listed.example': ['/'],
      'none.example': null,
    });
    const competitors = gatherCompetitors({
      ...sources,
      sitemaps: { id: 'c'.repeat(24), at: MEASURED_AT, report },
      watched: ['https://named.example/', 'https://rival.example/shop', 'https://own.example/'],
    });
    expect(competitors.map(({ site, status, error }) => [site, status, error])).to.deep.equal([
      ['rival.example', 'measured', null],
      ['away.example', 'failed', 'No response'],
      ['listed.example', 'sitemap_only', null],
      ['none.example', 'failed', 'It has no sitemap'],
      ['named.example', 'not_measured', null],
    ]);
    expect(competitors[0]?.sources.map(({ kind }) => kind)).to.deep.equal(['benchmark', 'sitemap_benchmark']);
    expect(competitors[0]?.trust?.score).to.be.within(1, 100);
    expect(competitors[2]?.trust).to.equal(null);
  });

  it('count by their newest crawl', () => {
    const audited = measuredSite('rival.example', { pages: 9 });
    const later = { ...audited, source: { ...audited.source, at: '2026-06-02T00:00:00.000Z' } };
    const earlier = { ...audited, source: { ...audited.source, at: '2026-05-02T00:00:00.000Z' } };
    const kindOf = (sources: ReturnType<typeof comparedSources>) =>
      gatherCompetitors(sources)[0]?.measured?.source.kind;
    expect(kindOf({ ...comparedSources(), audited: [later] })).to.equal('audit');
    expect(kindOf({ ...comparedSources(), audited: [earlier] })).to.equal('benchmark');
  });

  it('are none where no one named one', () => expect(gatherCompetitors(competitorSources())).to.deep.equal([]));

  it('have the volume of their sitemap, else of their crawl', () => {
    const { metrics } = measuredSite('rival.example', { pages: 4, words: 10 });
    const [, listed] = sitemapReport('own.example', { 'own.example': ['/'], 'rival.example': ['/', '/a', '/b'] }).sites;
    expect(measureVolume(metrics, listed ?? null)).to.deep.include({ pages: 3, basis: 'addresses in its sitemap' });
    expect(measureVolume(metrics, null)).to.deep.include({ pages: 4, basis: 'indexable pages that were crawled' });
    expect(measureVolume(null, null)).to.deep.include({ pages: null, words: null });
  });

  it('have the rhythm of their dates, and none where there are too few', () => {
    const { metrics } = measuredSite('rival.example', { published: [1, 8, 15, 22, 29, 36] });
    expect(measureRhythm(metrics, null)).to.deep.equal({
      per_week: 0.5,
      trend: 'rising',
      basis: 'dates that its pages show, over twelve weeks',
    });
    expect(measureRhythm(measuredSite('rival.example').metrics, null).per_week).to.equal(null);
    const own = measuredSite('own.example');
    const benchmark = { id: 'b', at: MEASURED_AT, result: composeBenchmark(own, []) };
    expect(gatherCompetitors(competitorSources({ own, benchmark }))).to.deep.equal([]);
  });
});
