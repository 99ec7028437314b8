import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { listedPages } from '../listed-pages.js';

export const sitemapUrlNoncanonical: SiteCheck = {
  id: 'sitemap/url-noncanonical',
  severity: 'medium',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'all_pages',
  title: 'Non-canonical page in sitemap',
  why: 'The sitemap says this address, the page says another; search engines must guess which is meant.',
  fix: 'List the canonical address only.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    return listedPages(site).flatMap((page) => {
      if (!isHtml200Summary(page) || !isCanonicalized(page)) return [];
      return [
        {
          url: page.url,
          observed: `canonical ${page.canonical_url}`,
          expected: 'a page that is its own canonical',
          where: 'sitemap',
        },
      ];
    });
  },
};
