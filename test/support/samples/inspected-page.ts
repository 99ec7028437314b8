import type { CrawledFacts } from '../../../domain/search/indexing/crawled-facts.js';
import type { IndexReport } from '../../../domain/search/indexing/index-report.js';
import type { InspectedPage } from '../../../domain/search/indexing/inspected-page.js';

const URL = 'https://site.example/a';

/** A page that is indexed without a remark, apart from what the test is about. */
export function inspectedPage(changes: Partial<InspectedPage> = {}): InspectedPage {
  return {
    url: URL,
    verdict: 'pass',
    coverage_state: 'Submitted and indexed',
    robots_state: 'ALLOWED',
    indexing_state: 'INDEXING_ALLOWED',
    page_fetch_state: 'SUCCESSFUL',
    google_canonical: changes.url ?? URL,
    user_canonical: null,
    last_crawl_at: '2026-06-20T08:00:00.000Z',
    mobile_verdict: 'unknown',
    referring_sitemaps: [],
    rich_verdict: 'unknown',
    rich_results: [],
    sampled_as: 'random',
    property: 'sc-domain:site.example',
    inspected_at: '2026-06-29T08:00:00.000Z',
    ...changes,
  };
}

/** A page that the crawl found indexable, in no sitemap. */
export function crawledFacts(changes: Partial<CrawledFacts> = {}): CrawledFacts {
  return {
    url: URL,
    status: 200,
    indexable: true,
    index_blocker: null,
    in_sitemap: false,
    template: '/*',
    canonical: null,
    ...changes,
  };
}

/** Nothing found, nothing left out. */
export function stubIndexReport(changes: Partial<IndexReport> = {}): IndexReport {
  return {
    website_url: 'https://site.example/',
    property: 'sc-domain:site.example',
    property_scope: 'same',
    run: {
      size: 100,
      chosen: { top_page: 1, indexability: 0, new_page: 0, sitemap_without_impressions: 0, random: 0 },
      inspected: 1,
      failed: 0,
      not_asked: 0,
      stopped: null,
    },
    quota: { day: '2026-06-29', limit: 2_000, used: 130 },
    pages: { indexed: 1, not_indexed: 0, unknown: 0, total: 1 },
    reasons: [{ reason: 'Submitted and indexed', state: 'indexed', pages: 1 }],
    sitemaps: { status: 'completed', sitemaps: [] },
    crawl: { audit_id: 'b'.repeat(24), pages: 12, is_complete: true },
    findings: [],
    generated_at: '2026-06-29T08:00:00.000Z',
    duration_ms: 900,
    ...changes,
  };
}
