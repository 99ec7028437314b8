import { expect } from 'chai';
import type { IndexFinding } from '../../../../../domain/search/indexing/index-finding.js';
import { IndexingPage, type IndexingPageProps } from '../../../../../web/app/search/indexing/indexing-page.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { inspectedPage, stubIndexReport } from '../../../../support/samples/inspected-page.js';
import { newSite } from '../../../../support/samples/new-site.js';

const START = 'POST /api/seo/searchconsole/inspect-index';
const NO_CHOICE = { state: null, reason: null };
const NO_PAGES = { pages: [], matching: 0, page: 1, per_page: 50 };

function show(changes: Partial<IndexingPageProps> = {}): string {
  const props: IndexingPageProps = {
    site: newSite(),
    report: stubIndexReport(),
    connection: 'connected',
    isGuest: false,
    choice: NO_CHOICE,
    list: NO_PAGES,
    ...changes,
  };
  return renderPart(IndexingPage, props);
}
const finding = (changes: Partial<IndexFinding> = {}): IndexFinding => ({
  id: 'crawled_not_indexed:/tag/*',
  kind: 'crawled_not_indexed',
  severity: 'medium',
  title: 'Left out',
  why: 'Why',
  fix: 'Fix',
  group: '/tag/*',
  count: 25,
  inspected: 31,
  urls: [{ url: 'https://site.example/tag/a', detail: 'Crawled - currently not indexed' }],
  ...changes,
});

describe('[U] page on the state in the index', () => {
  it('leads to the connections where there is none, and shows what was read before', () => {
    const none = show({ report: null, connection: 'disconnected' });
    expect(none).to.contain('href="/app/connections"').and.to.not.contain(START);
    const ended = show({ connection: 'expired' });
    expect(ended).to.contain('This page shows what was read before.').and.to.contain('130 of 2,000');
  });

  it('offers an inspection of as many pages as the last time', () => {
    expect(show({ report: null }))
      .to.contain(START)
      .and.to.contain('No inspections yet.')
      .and.to.contain('value="100"');
    const { run } = stubIndexReport();
    expect(show({ report: stubIndexReport({ run: { ...run, size: 350 } }) })).to.contain('value="350"');
  });

  it('shows client guests the report, and nothing to start or connect', () => {
    const guest = show({ isGuest: true, connection: 'disconnected' });
    expect(guest).to.contain('130 of 2,000').and.to.not.contain(START).and.to.not.contain('/app/connections');
    expect(readText(show({ isGuest: true, report: null })))
      .to.contain('No inspections yet.')
      .and.not.contain('Inspect pages');
  });

  it('says that pages beyond the quota are not known, never that they are not indexed', () => {
    const { run } = stubIndexReport();
    const text = readText(show({ report: stubIndexReport({ run: { ...run, not_asked: 40, stopped: 'quota' } }) }));
    expect(text).to.contain('40 pages could not be inspected, since the limit of Search Console for today is used up.');
    expect(text).to.contain('Nothing is known about whether they are indexed.');
    const down = readText(show({ report: stubIndexReport({ run: { ...run, not_asked: 1, stopped: 'outage' } }) }));
    expect(down).to.contain('1 page could not be inspected, since Search Console did not answer.');
  });

  it('shows findings with their share, and leads to the pages of the crawl', () => {
    const html = show({ report: stubIndexReport({ findings: [finding()] }) });
    expect(html).to.contain('25 of 31 inspected pages').and.to.contain('24 more');
    expect(html).to.contain(`href="/app/sites/${'a'.repeat(24)}/pages?url=https%3A%2F%2Fsite.example%2Ftag%2Fa"`);
    const alone = show({
      report: stubIndexReport({ findings: [finding({ inspected: null, count: 1 })], crawl: null }),
    });
    expect(readText(alone)).to.contain('1 page').and.to.contain('Run an audit first.');
    expect(alone).to.contain('href="https://site.example/tag/a"');
    const sitemaps = finding({ kind: 'sitemap_not_read', group: null, inspected: null, count: 2 });
    expect(show({ report: stubIndexReport({ findings: [sitemaps] }) })).to.contain('2 sitemaps');
  });

  it('shows sitemaps, or why there are none', () => {
    const sitemap = {
      url: 'https://site.example/sitemap.xml',
      is_index: false,
      is_pending: true,
      submitted_at: '2026-06-01T00:00:00.000Z',
      downloaded_at: null,
      errors: 0,
      warnings: 0,
      urls: null,
    };
    const list = { status: 'completed' as const, sitemaps: [sitemap] };
    expect(readText(show({ report: stubIndexReport({ sitemaps: list }) }))).to.contain('1 Jun 2026 Pending –');
    const never = { ...sitemap, is_pending: false, is_index: true, urls: 4, downloaded_at: '2026-06-02T00:00:00.000Z' };
    const read = { status: 'completed' as const, sitemaps: [never] };
    expect(readText(show({ report: stubIndexReport({ sitemaps: read }) }))).to.contain(
      'Index 1 Jun 2026 2 Jun 2026 4 0 0',
    );
    expect(show()).to.contain('No sitemaps are submitted');
    const refused = { status: 'no_data' as const, reason: 'Refused', next_step: 'Ask the owner' };
    expect(readText(show({ report: stubIndexReport({ sitemaps: refused }) }))).to.contain('Refused. Ask the owner.');
  });

  it('lists inspected pages, with tabs that can be bookmarked', () => {
    const judged = { ...inspectedPage({ google_canonical: 'https://site.example/b' }), state: 'indexed' as const };
    const html = show({
      choice: { state: 'indexed', reason: null },
      list: { pages: [judged], matching: 101, page: 2, per_page: 50 },
    });
    expect(html)
      .to.contain('Page 2 of 3')
      .and.to.contain('state=indexed#pages')
      .and.to.contain('state=indexed&amp;page=3#pages');
    expect(readText(html)).to.contain('/b 20 Jun 2026 29 Jun 2026 Random sample');
    const bare = { ...judged, coverage_state: null, google_canonical: judged.url, last_crawl_at: null };
    const text = readText(show({ list: { pages: [bare], matching: 1, page: 1, per_page: 50 } }));
    expect(text).to.contain('Indexed – This page – 29 Jun 2026').and.to.not.contain('Page 1 of');
    expect(readText(show({ choice: { state: null, reason: 'Soft 404' } }))).to.contain('Soft 404 : 0. Clear filter');
  });

  it('says that nothing was inspected where only sitemaps were read', () => {
    const pages = { indexed: 0, not_indexed: 0, unknown: 0, total: 0 };
    const text = readText(show({ report: stubIndexReport({ pages, reasons: [] }) }));
    expect(text).to.contain('No pages were inspected yet.').and.to.not.contain('in its own words');
  });
});
