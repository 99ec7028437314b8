import { expect } from 'chai';
import type { CrawledFacts } from '../../../../../domain/search/indexing/crawled-facts.js';
import { comparePage } from '../../../../../domain/search/indexing/inspected-comparison.js';
import type { InspectedPage } from '../../../../../domain/search/indexing/inspected-page.js';
import { judgePages } from '../../../../../domain/search/indexing/rules/judge-pages.js';
import { crawledFacts, inspectedPage } from '../../../../support/samples/inspected-page.js';

const NOW = new Date('2026-06-30T08:00:00.000Z');
const SITEMAP = 'https://site.example/sitemap.xml';
const LEFT = { verdict: 'neutral', coverage_state: 'Crawled - currently not indexed' } as const;

/** Kinds of what is found of one page. */
function judge(page: Partial<InspectedPage>, crawled: Partial<CrawledFacts> | null = {}): string[] {
  const compared = comparePage(inspectedPage(page), crawled && crawledFacts(crawled));
  return judgePages([compared], NOW).map(({ kind }) => kind);
}

describe('[U] conclusions about inspected pages', () => {
  it('finds nothing in a page that is indexed as it should be', () => {
    expect(judge({})).to.deep.equal([]);
    expect(judge({}, null)).to.deep.equal([]);
    expect(judge({ verdict: 'unknown', coverage_state: null, google_canonical: null })).to.deep.equal([]);
  });

  it('tells why a page is left out, by one reason alone', () => {
    const blocked = { verdict: 'fail', coverage_state: 'Blocked by robots.txt', robots_state: 'DISALLOWED' } as const;
    expect(judge({ ...blocked, referring_sitemaps: [SITEMAP] })).to.deep.equal(['blocked_in_sitemap']);
    expect(judge({ ...LEFT, indexing_state: 'BLOCKED_BY_META_TAG' })).to.deep.equal(['noindex_seen']);
    expect(
      judge({ verdict: 'fail', coverage_state: 'Server error (5xx)', page_fetch_state: 'SERVER_ERROR' }),
    ).to.deep.equal(['fetch_failed']);
    const duplicate = { verdict: 'neutral', google_canonical: 'https://site.example/b' } as const;
    expect(
      judge({ ...duplicate, coverage_state: 'Duplicate, Google chose different canonical than user' }),
    ).to.deep.equal(['other_canonical']);
    expect(judge(LEFT, { in_sitemap: true })).to.deep.equal(['crawled_not_indexed']);
    expect(judge({ ...LEFT, coverage_state: 'Discovered - currently not indexed' })).to.deep.equal([
      'discovered_not_indexed',
    ]);
    const unknown = { ...LEFT, coverage_state: 'URL is unknown to Google', google_canonical: null };
    expect(judge(unknown, { in_sitemap: true })).to.deep.equal(['sitemap_page_not_indexed']);
    expect(judge(unknown)).to.deep.equal(['not_indexed']);
  });

  it('leaves pages alone that the site keeps out itself', () => {
    const noindex = { indexable: false, index_blocker: 'noindex' } as const;
    expect(
      judge({ ...LEFT, coverage_state: "Excluded by 'noindex' tag", indexing_state: 'BLOCKED_BY_META_TAG' }, noindex),
    ).to.deep.equal([]);
    expect(
      judge({ ...LEFT, coverage_state: 'Page with redirect' }, { indexable: false, index_blocker: 'redirect' }),
    ).to.deep.equal([]);
    const alternate = { ...LEFT, coverage_state: 'Alternate page with proper canonical tag' };
    const to = { google_canonical: 'https://site.example/b', user_canonical: 'https://site.example/b' };
    expect(judge({ ...alternate, ...to }, { indexable: false, index_blocker: 'canonicalized' })).to.deep.equal([]);
    expect(
      judge(
        { verdict: 'fail', coverage_state: 'Not found (404)', page_fetch_state: 'NOT_FOUND' },
        { indexable: false, index_blocker: 'client_error' },
      ),
    ).to.deep.equal([]);
  });

  it('tells a noindex in a sitemap, though the crawl saw it as well', () => {
    const noindex = { indexable: false, index_blocker: 'noindex', in_sitemap: true } as const;
    expect(judge({ ...LEFT, indexing_state: 'BLOCKED_BY_HTTP_HEADER' }, noindex)).to.deep.equal(['noindex_seen']);
  });

  it('tells what is indexed against the will of the site, long unread, or with broken markup', () => {
    expect(judge({}, { indexable: false, index_blocker: 'noindex' })).to.deep.equal(['indexed_against_crawl']);
    expect(judge({}, { indexable: false, index_blocker: 'canonicalized' })).to.deep.equal([]);
    expect(judge({ last_crawl_at: '2026-03-31T08:00:00.000Z' })).to.deep.equal(['crawled_long_ago']);
    expect(judge({ last_crawl_at: '2026-04-02T08:00:00.000Z' })).to.deep.equal([]);
    const result = { type: 'Product snippets', warnings: ['Missing field "review"'] };
    expect(judge({ rich_results: [{ ...result, errors: [] }] })).to.deep.equal([]);
    expect(judge({ rich_results: [{ ...result, errors: ['Missing field "name"'] }] })).to.deep.equal([
      'rich_result_errors',
    ]);
  });

  it('puts pages of one template together, with their share', () => {
    const pages = Array.from({ length: 30 }, (_, index) => {
      const url = `https://site.example/tag/${index}`;
      return comparePage(inspectedPage({ url, ...(index < 25 ? LEFT : {}) }), crawledFacts({ url }));
    });
    const other = comparePage(inspectedPage({ url: 'https://site.example/blog/a', ...LEFT }), null);
    const findings = judgePages([...pages, other], NOW);
    expect(findings.map(({ id, group, count, inspected }) => ({ id, group, count, inspected }))).to.deep.equal([
      { id: 'crawled_not_indexed:/tag/*', group: '/tag/*', count: 25, inspected: 30 },
      { id: 'crawled_not_indexed:/blog/*', group: '/blog/*', count: 1, inspected: 1 },
    ]);
    expect(findings[0]?.urls).to.have.length(20);
  });

  it('puts pages of one reason together', () => {
    const failed = (path: string, page_fetch_state: string) => {
      const url = `https://site.example/${path}`;
      return comparePage(
        inspectedPage({ url, verdict: 'fail', coverage_state: 'x', page_fetch_state }),
        crawledFacts({ url }),
      );
    };
    const findings = judgePages(
      [failed('a', 'SOFT_404'), failed('b', 'ACCESS_FORBIDDEN'), failed('c', 'SOFT_404')],
      NOW,
    );
    expect(findings.map(({ group, count }) => [group, count])).to.deep.equal([
      ['Soft 404', 2],
      ['Forbidden (403)', 1],
    ]);
  });
});
