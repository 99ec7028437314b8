import { expect } from 'chai';
import { composeIndexReport } from '../../../../domain/search/indexing/compose-index-report.js';
import { crawledFacts, inspectedPage, stubIndexReport } from '../../../support/samples/inspected-page.js';

const NOW = new Date('2026-06-30T08:00:00.000Z');
const { website_url, property, property_scope, run, quota, crawl } = stubIndexReport();
const ABOUT = { website_url, property, property_scope, run, quota };

describe('[U] report of a site in the index', () => {
  it('counts states and reasons, and puts the most severe findings first', () => {
    const left = { verdict: 'neutral', coverage_state: 'Crawled - currently not indexed' } as const;
    const inspected = [
      inspectedPage({ url: 'https://site.example/tag/a', ...left }),
      inspectedPage({ url: 'https://site.example/tag/b', ...left }),
      inspectedPage(),
      inspectedPage({ url: 'https://site.example/c', verdict: 'unknown', coverage_state: null }),
    ];
    const broken = { url: 'https://site.example/s.xml', is_index: false, is_pending: false, warnings: 0, urls: 3 };
    const dates = { submitted_at: null, downloaded_at: NOW.toISOString() };
    const report = composeIndexReport(
      {
        ...ABOUT,
        sitemaps: { status: 'completed', sitemaps: [{ ...broken, ...dates, errors: 2 }] },
        crawl,
        inspected,
        crawled: new Map(inspected.map(({ url }) => [url, crawledFacts({ url })])),
      },
      NOW,
    );
    expect(report.pages).to.deep.equal({ indexed: 1, not_indexed: 2, unknown: 1, total: 4 });
    expect(report.reasons).to.deep.equal([
      { reason: 'Crawled - currently not indexed', state: 'not_indexed', pages: 2 },
      { reason: 'Submitted and indexed', state: 'indexed', pages: 1 },
      { reason: 'No reason given', state: 'unknown', pages: 1 },
    ]);
    expect(report.findings.map(({ id }) => id)).to.deep.equal(['sitemap_with_errors', 'crawled_not_indexed:/tag/*']);
  });

  it('claims nothing of sitemaps that could not be read, nor of pages behind the end of a crawl', () => {
    const inspected = [inspectedPage({ referring_sitemaps: ['https://site.example/s.xml'] })];
    const sitemaps = { status: 'no_data', reason: 'Refused', next_step: 'Ask' } as const;
    const cut = { audit_id: 'a', pages: 20, is_complete: false };
    const given = { ...ABOUT, sitemaps, inspected, crawled: new Map() };
    expect(composeIndexReport({ ...given, crawl: cut }, NOW).findings).to.deep.equal([]);
    expect(composeIndexReport({ ...given, crawl: null }, NOW).findings).to.deep.equal([]);
    const { findings } = composeIndexReport({ ...given, crawl: { ...cut, is_complete: true } }, NOW);
    expect(findings.map(({ kind }) => kind)).to.deep.equal(['not_met_by_crawl']);
  });
});
