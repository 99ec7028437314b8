import type { PageCheck } from '../check.js';

export const crawlDepth: PageCheck = {
  id: 'crawl/depth',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Page too many clicks from the home page',
  why: 'The further a page is from the start, the later it is crawled and the less weight its internal links give it.',
  fix: 'Link to the page from a category, hub or related page closer to the start.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(page, { thresholds }) {
    if (page.depth === null || page.depth <= thresholds.click_depth) return [];
    return [{ url: page.url, observed: `${page.depth} clicks`, expected: `at most ${thresholds.click_depth} clicks` }];
  },
};
