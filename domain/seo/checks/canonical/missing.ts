import { headerCanonicals, listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalMissing: PageCheck = {
  id: 'canonical/missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Missing canonical',
  why: 'Without a canonical, search engines choose among the addresses under which the page can be reached (parameters, slashes, hosts).',
  fix: 'Add <link rel="canonical"> with the full URL of the page itself.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.25,
  judge(page) {
    if (listCanonicalLinks(page).length > 0 || headerCanonicals(page).length > 0) return [];
    return [{ url: page.url, observed: 'none', expected: page.url }];
  },
};
