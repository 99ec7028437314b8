import type { PageCheck } from '../check.js';

export const crawlUnreadable: PageCheck = {
  id: 'crawl/unreadable',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Page could not be processed',
  why: 'Linkwright could not read this page: it took too much time or memory, or ended the process. No other check ran on it, and it may be hard on browsers and crawlers as well.',
  fix: 'Check how large and how deeply nested the page is and what its server sends. Then audit the page again on its own.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/googlebot#file-size-limit',
  effort_hours: 1,
  judge(page) {
    const { error } = page.fetch;
    if (error?.kind !== 'unreadable') return [];
    return [{ url: page.url, observed: error.message, expected: 'a page that can be read' }];
  },
};
