import { expect } from 'chai';
import { listConditions, type PageQueryFilter, readPageStatus } from '../../../../domain/reports/export/page-query.js';
import type { ExploredPage } from '../../../../domain/reports/page-table/explored-page.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

const BLOCKED = exploredPage({ status: 0, indexable: false, index_blocker: 'blocked_by_robots' });
const SILENT = exploredPage({ status: 0, indexable: false, index_blocker: 'no_response' });

describe('[U] page query', () => {
  const meets = (filter: PageQueryFilter, page: ExploredPage) => listConditions(filter).every(({ test }) => test(page));
  const matches = (filter: PageQueryFilter, change: Partial<ExploredPage>) => meets(filter, exploredPage(change));

  it('takes every page without a condition', () => {
    expect(matches({}, {})).to.equal(true);
    expect(matches({ url: undefined, status: undefined }, { issues: 3 })).to.equal(true);
  });

  it('filters by URL, status, indexability and issues, all of which have to hold', () => {
    const url = 'https://site.example/Blog/a';
    expect(matches({ url_contains: '/blog/' }, { url })).to.equal(true);
    expect(matches({ url_contains: '/shop/' }, { url })).to.equal(false);
    expect(matches({ url }, { url })).to.equal(true);
    expect(matches({ url }, { url: `${url}b` })).to.equal(false);
    expect(matches({ status: [400, 499] }, { status: 404 })).to.equal(true);
    expect(matches({ status: [404, 404] }, { status: 410 })).to.equal(false);
    expect(matches({ indexable: false }, { indexable: true })).to.equal(false);
    expect(matches({ indexable: true }, { indexable: true })).to.equal(true);
    expect(matches({ index_blocker: 'noindex' }, { index_blocker: 'noindex' })).to.equal(true);
    expect(matches({ index_blocker: 'noindex' }, { index_blocker: null })).to.equal(false);
    expect(matches({ has_issues: true }, { issues: 2 })).to.equal(true);
    expect(matches({ has_issues: false }, { issues: 2 })).to.equal(false);
    expect(matches({ url_contains: '/blog/', has_issues: true }, { url, issues: 0 })).to.equal(false);
  });

  it('searches URL and title, in whatever case', () => {
    expect(matches({ search: 'LAMP' }, { url: 'https://site.example/lamps', title: '' })).to.equal(true);
    expect(matches({ search: 'lamp' }, { title: 'Desk Lamps' })).to.equal(true);
    expect(matches({ search: 'lamp' }, { title: 'Desks', description: 'lamps' })).to.equal(false);
  });

  it('filters by language, depth, template and sitemap, what was not measured meeting none', () => {
    expect(matches({ language: 'de' }, { language: 'de' })).to.equal(true);
    expect(matches({ language: '' }, { language: '' })).to.equal(true);
    expect(matches({ language: '' }, { language: null })).to.equal(false);
    expect(matches({ depth: 0 }, { depth: 0 })).to.equal(true);
    expect(matches({ depth: null }, { depth: null })).to.equal(true);
    expect(matches({ depth: null }, { depth: 0 })).to.equal(false);
    expect(matches({ template: '/blog/*' }, { template: '/blog/*' })).to.equal(true);
    expect(matches({ template: '/blog/*' }, { template: '/*' })).to.equal(false);
    for (const in_sitemap of [true, false]) expect(matches({ in_sitemap }, { in_sitemap: null })).to.equal(false);
    expect(matches({ in_sitemap: false }, { in_sitemap: false })).to.equal(true);
  });

  it('filters by what Google said, which pages that it was not asked about never meet', () => {
    const google_reason = 'Crawled - currently not indexed';
    expect(matches({ google_index: 'not_indexed' }, { google_index: 'not_indexed' })).to.equal(true);
    for (const google_index of ['indexed', 'not_indexed', 'unknown'] as const)
      expect(matches({ google_index }, { google_index: null })).to.equal(false);
    expect(matches({ google_reason }, { google_reason })).to.equal(true);
    expect(matches({ google_reason: 'Crawled' }, { google_reason })).to.equal(false);
  });

  it('filters by ranges with both bounds included; a page without a value is in none', () => {
    const words: [PageQueryFilter, number, boolean][] = [
      [{ words_min: 100 }, 99, false],
      [{ words_min: 100 }, 100, true],
      [{ words_max: 299 }, 299, true],
      [{ words_max: 299 }, 300, false],
      [{ words_min: 5, words_max: 4 }, 5, false],
      [{ words_max: 0 }, 0, true],
    ];
    for (const [filter, count, isMatch] of words) expect(matches(filter, { words: count })).to.equal(isMatch);
    expect(matches({ depth_max: 9 }, { depth: null })).to.equal(false);
    expect(matches({ inlinks_min: 2 }, { inlinks: 2 })).to.equal(true);
    expect(matches({ clicks_min: 0 }, { clicks: null })).to.equal(false);
    expect(matches({ clicks_min: 1 }, { clicks: 1 })).to.equal(true);
    expect(matches({ response_time_ms_min: 500 }, { response_time_ms: 499.5 })).to.equal(false);
    expect(matches({ response_time_ms_max: 500 }, { response_time_ms: 500 })).to.equal(true);
  });

  it('distinguishes pages without a response from those that were not requested', () => {
    expect([readPageStatus(BLOCKED), readPageStatus(SILENT)]).to.deep.equal([null, 0]);
    expect(meets({ status: null }, BLOCKED)).to.equal(true);
    expect(meets({ status: null }, SILENT)).to.equal(false);
    expect(meets({ status: [0, 0] }, SILENT)).to.equal(true);
    expect(meets({ status: [0, 0] }, BLOCKED)).to.equal(false);
  });
});
