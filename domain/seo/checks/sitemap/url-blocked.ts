import type { SiteCheck } from '../check.js';
import { listedPages } from '../listed-pages.js';

export const sitemapUrlBlocked: SiteCheck = {
  id: 'sitemap/url-blocked',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'all_pages',
  title: 'URL in sitemap blocked by robots.txt',
  why: 'Search engines are asked to index what they may not read.',
  fix: 'Allow the address in robots.txt, or take it out of the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    return listedPages(site)
      .filter(({ allowed_by_robots: allowed }) => !allowed)
      .map(({ url }) => ({ url, observed: 'disallowed', expected: 'an allowed address', where: 'robots.txt' }));
  },
};
