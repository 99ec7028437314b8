import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { listedPages } from '../listed-pages.js';

export const sitemapUrlNoindex: SiteCheck = {
  id: 'sitemap/url-noindex',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'all_pages',
  title: 'Noindex page in sitemap',
  why: 'The sitemap asks for indexing, the page forbids it; one of them is a mistake.',
  fix: 'Take the page out of the sitemap, or its noindex away.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    return listedPages(site)
      .filter((page) => isHtml200Summary(page) && page.noindex)
      .map(({ url }) => ({
        url,
        observed: 'noindex',
        expected: 'an indexable page',
        where: 'robots meta or X-Robots-Tag',
      }));
  },
};
