import { madeUpUrlSimhash, soft404Signals } from '../../page/soft-404-signals.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlSoft404: SiteCheck = {
  id: 'crawl/soft-404',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Soft 404: error page returns status 200',
  why: 'A page that shows an error but returns 200 is crawled again and again, and its error text may end up in the index.',
  fix: 'Return 404 or 410 for content that does not exist, or redirect to a page that replaces it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  effort_hours: 1,
  judge(site) {
    const errorSimhash = madeUpUrlSimhash(site.probes, site.by_url.get(site.start_url));
    // Null: there was no second request, so the first response counts.
    const confirmed = site.confirmed_not_found && new Set(site.confirmed_not_found);
    return site.pages.flatMap((page) => {
      if (page.url === site.start_url || confirmed?.has(page.url) === false) return [];
      const signals = soft404Signals(page, errorSimhash).map(({ text }) => text);
      if (signals.length === 0) return [];
      return [{ url: page.url, observed: signals.join('; '), expected: '404 or 410', ...linkingPages(site, page.url) }];
    });
  },
};
