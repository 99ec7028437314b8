import { expect } from 'chai';
import { NO_COMPETITORS } from '../../../../domain/dashboard/competitors/competitive-report.js';
import {
  analyzeCompetitors,
  type DeepCompetitorAnalysis,
} from '../../../../domain/dashboard/competitors/deep-analysis.js';
import {
  comparedSources,
  competitorSources,
  MEASURED_AT,
  sitemapReport,
} from '../../../support/sites/measured-site.js';

describe('[U] deep competitor analysis', () => {
  const sitemaps = {
    id: 'c',
    at: MEASURED_AT,
    report: sitemapReport('own.example', { 'own.example': ['/'], 'rival.example': ['/', '/a'] }),
  };
  const given = comparedSources({ own: { ttfb_ms: 100, section: 'shop' }, rival: { ttfb_ms: 900, section: 'guides' } });
  const analysis = analyzeCompetitors({ ...given, sitemaps }) as DeepCompetitorAnalysis;

  it('places the site, and says it in words', () => {
    expect(analysis.positioning).to.deep.include({ rank: 2, of: 2, label: 'follower' });
    expect(analysis.positioning.summary).to.match(
      /^The site is 2nd of 2 crawled sites \(follower\)\. It ranks best in \w[\w ]+ \(1st\) and worst in \w[\w ]+ \(2nd, led by https:\/\/rival\.example\/\)\.$/,
    );
  });

  it('does not call the site best or worst in what no one can compare', () => {
    const reported = analyzeCompetitors(
      comparedSources({ rival: { published: [3, 10, 20, 30, 40, 50] } }),
    ) as DeepCompetitorAnalysis;
    expect(reported.positioning.dimensions.at(-1)).to.include({ dimension: 'freshness', status: 'no_data' });
    expect(reported.positioning.summary).to.not.contain('freshness');
  });

  it('tells advantages and gaps against the median', () => {
    expect(analysis.advantages.map(({ measure }) => measure)).to.include('ttfb_median_ms');
    expect(analysis.gaps.map(({ measure }) => measure)).to.include('indexable_pages');
    expect(analysis.missing_sections.map(({ section }) => section)).to.deep.equal(['/guides']);
  });

  it('puts each competitor face to face', () => {
    const [competitor] = analysis.head_to_head;
    expect(analysis.head_to_head).to.have.length(1);
    expect(competitor?.behind_in).to.be.greaterThan(competitor?.ahead_in ?? 99);
    expect(competitor?.their_best?.theirs).to.not.equal(competitor?.their_best?.yours);
  });

  it('takes the sitemaps in', () => {
    expect(analysis.sitemaps).to.deep.include({ your_rank: 2, ranked_sites: 2, measured_at: MEASURED_AT });
    expect((analyzeCompetitors(comparedSources()) as DeepCompetitorAnalysis).sitemaps).to.equal(null);
  });

  it('has no data without a crawl of both', () => {
    expect(analyzeCompetitors(competitorSources())).to.equal(NO_COMPETITORS);
    const named = analyzeCompetitors(competitorSources({ watched: ['https://named.example/'] }));
    expect(named).to.deep.include({ status: 'no_data' });
    expect(named).to.not.equal(NO_COMPETITORS);
  });
});
