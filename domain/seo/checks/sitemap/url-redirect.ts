import type { SiteCheck } from '../check.js';
import { listedPages } from '../listed-pages.js';

export const sitemapUrlRedirect: SiteCheck = {
  id: 'sitemap/url-redirect',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'all_pages',
  title: 'Redirect in sitemap',
  why: 'The sitemap should name the final addresses; redirects cost a request each and blur which address is meant.',
  fix: 'Write the address that the redirect leads to into the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    const crawled = new Set(site.pages.map(({ url }) => url));
    const sampled = (site.sitemap?.sampled ?? []).filter(({ url }) => !crawled.has(url));
    return [...listedPages(site), ...sampled].flatMap(({ url, status, redirect_url: target }) =>
      target === null ? [] : [{ url, observed: `${status} → ${target}`, expected: '200', where: 'sitemap' }],
    );
  },
};
