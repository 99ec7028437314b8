import type { SiteCheck } from '../check.js';
import { readableFiles } from '../sitemap-files.js';

export const sitemapMissing: SiteCheck = {
  id: 'sitemap/missing',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'site',
  title: 'Missing sitemap',
  why: 'Without a sitemap search engines learn of pages by links alone, later and with no word on what has changed.',
  fix: 'Publish a sitemap of all indexable pages and name it in robots.txt.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 2,
  judge(site) {
    const files = site.sitemap?.files ?? [];
    if (readableFiles(site).length > 0) return [];
    // Missing files in guessed places prove nothing; a named file does.
    const named = files.filter(({ source }) => source !== 'well_known');
    const useless = named.map(({ url, status }) => `${url} (${status})`).join(', ');
    const isGiven = named.some(({ source }) => source === 'given');
    const nowhere = 'none in robots.txt or at the usual places';
    const observed =
      named.length === 0 ? nowhere : `${isGiven ? '' : 'none at the usual places, and '}not usable: ${useless}`;
    return [{ url: new URL('/sitemap.xml', site.start_url).href, observed, expected: 'a sitemap that can be read' }];
  },
};
