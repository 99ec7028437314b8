import type { PageCheck } from '../check.js';

export const crawlUnreadable: PageCheck = {
  id: 'crawl/unreadable',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Page that could not be worked on',
  why: 'Reading it failed here: it took too much time or memory, or ended the process. It is judged by nothing else, and may be hard on browsers and crawlers as well.',
  fix: 'Look at how large and how deep the page is and what its server sends, and audit the page again by itself.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/googlebot#file-size-limit',
  effort_hours: 1,
  judge(page) {
    const { error } = page.fetch;
    if (error?.kind !== 'unreadable') return [];
    return [{ url: page.url, observed: error.message, expected: 'a page that can be read' }];
  },
};
