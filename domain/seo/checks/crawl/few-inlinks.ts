import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

export const crawlFewInlinks: SiteCheck = {
  id: 'crawl/few-inlinks',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Only one internal link to the page',
  why: 'A page that hangs on a single link is found late and disappears from the site when that link does.',
  fix: 'If the page matters, link to it from other pages on its subject.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(site) {
    // More links may be on pages that the limit of the crawl cut off.
    if (site.crawl_incomplete) return [];
    return site.pages.flatMap((page) => {
      const sources = site.inlinks.get(page.url) ?? [];
      if (sources.length !== 1 || page.url === site.start_url || !isHtml200Summary(page)) return [];
      return [
        { url: page.url, observed: '1 linking page', expected: 'at least 2 linking pages', related_urls: [...sources] },
      ];
    });
  },
};
