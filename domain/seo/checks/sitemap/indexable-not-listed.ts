import type { SiteCheck } from '../check.js';

export const sitemapIndexableNotListed: SiteCheck = {
  id: 'sitemap/indexable-not-listed',
  severity: 'low',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'html_pages',
  title: 'Indexable page not in sitemap',
  why: 'Search engines find it later than the others and learn nothing of its changes.',
  fix: 'Add the page to the sitemap, or forbid its indexing if it should not be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    const { sitemap } = site;
    // Only a search that saw every entry can show that a page is missing.
    if (!sitemap || sitemap.incomplete || sitemap.entries.length === 0 || sitemap.url_count > sitemap.entries.length)
      return [];
    const listed = new Set(sitemap.entries.map(({ url }) => url));
    return site.pages
      .filter(({ url, indexable }) => indexable && !listed.has(url))
      .map(({ url }) => ({ url, observed: 'not listed', expected: 'an entry', where: 'sitemap' }));
  },
};
