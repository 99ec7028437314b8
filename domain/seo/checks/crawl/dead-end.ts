import type { PageCheck } from '../check.js';

export const crawlDeadEnd: PageCheck = {
  id: 'crawl/dead-end',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Page without internal links',
  why: 'Visitors and crawlers that arrive here cannot go on, and the page passes nothing to the rest of the site.',
  fix: 'Add the navigation of the site, or links to related pages.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(page) {
    const leadsOn = page.html?.anchors.some(({ url, internal }) => internal && url !== null && url !== page.url);
    if (leadsOn) return [];
    return [{ url: page.url, observed: '0 links to other pages of the site', expected: 'at least 1' }];
  },
};
