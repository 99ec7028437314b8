import { expect } from 'chai';
import {
  type CompetitiveReport,
  NO_COMPETITORS,
  reportCompetitors,
} from '../../../../domain/dashboard/competitors/competitive-report.js';
import {
  comparedSources,
  competitorSources,
  MEASURED_AT,
  sitemapReport,
} from '../../../support/sites/measured-site.js';

describe('[U] competitive report', () => {
  const report = reportCompetitors(comparedSources()) as CompetitiveReport;

  it('shows the site and its competitors by the same figures', () => {
    expect(report.you).to.deep.include({ url: 'https://own.example/', content_volume: 2, publishing_frequency: null });
    const [competitor] = report.competitors;
    expect(competitor).to.deep.include({ url: 'https://rival.example/', status: 'measured', content_volume: 6 });
    expect(competitor?.trust_score).to.equal(competitor?.trust?.score);
    expect(competitor?.strengths).to.have.length(5);
    expect(competitor?.trust_score).to.be.greaterThan(report.you?.trust_score ?? 100);
  });

  it('lists who could not be measured without a number', () => {
    const away = report.competitors[1];
    expect(away).to.deep.include({ status: 'failed', error: 'No response', trust_score: null, content_volume: null });
    expect(away).to.deep.include({ strengths: [], weaknesses: [], sources: [] });
    expect(report.next_step).to.match(/^Not crawled yet: https:\/\/away\.example\/\. Start a complete audit/);
  });

  it('says when the newest of it was measured', () => expect(report.measured_at).to.equal(MEASURED_AT));

  it('tells what sitemaps say where nothing was crawled', () => {
    const listing = sitemapReport('own.example', { 'own.example': ['/'], 'rival.example': ['/', '/a'] });
    const read = reportCompetitors(
      competitorSources({ sitemaps: { id: 'c', at: MEASURED_AT, report: listing } }),
    ) as CompetitiveReport;
    expect(read.you).to.deep.include({ trust_score: null, content_volume: 1 });
    expect(read.competitors[0]).to.deep.include({ status: 'sitemap_only', content_volume: 2, strengths: [] });
    expect(read.market_position).to.equal(null);
    expect(read.next_step).to.match(/^The site itself was never crawled/);
  });

  it('has no data where no one was named', () =>
    expect(reportCompetitors(competitorSources())).to.equal(NO_COMPETITORS));
});
