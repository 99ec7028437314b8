import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';

export const crawlDeadEnd: SiteCheck = {
  id: 'crawl/dead-end',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Page without outgoing internal links',
  why: 'Visitors and crawlers that arrive here reach a dead end, and the page passes nothing to the rest of the site.',
  fix: 'Add the navigation of the site, or links to related pages.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(site) {
    const pages = site.pages.filter(isHtml200Summary);
    // A single page has no other page to link to.
    if (pages.length < 2) return [];
    return pages
      .filter(({ url, links }) => links.every((link) => link.url === url))
      .map(({ url }) => ({ url, observed: '0 links to other pages of the site', expected: 'at least 1' }));
  },
};
