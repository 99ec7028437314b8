import { showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { linkingPages } from '../linking-pages.js';

export const crawlTimeout: SiteCheck = {
  id: 'crawl/timeout',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Page timed out',
  why: 'People leave and crawlers give up before the page has arrived; a host with many time-outs is crawled less.',
  fix: 'Find out what the server waits for (database, remote service, lack of workers) and cache or speed it up.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#network-and-dns-errors',
  effort_hours: 3,
  judge(site) {
    return site.pages
      .filter((page) => page.error?.kind === 'timeout')
      .map((page) => ({
        url: page.url,
        observed: showAnswer(page),
        expected: 'a complete response within the time limit',
        ...linkingPages(site, page.url),
      }));
  },
};
