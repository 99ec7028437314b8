import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

export const robotsCrawlDelayHigh: SiteCheck = {
  id: 'robots/crawl-delay-high',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'Long crawl delay in robots.txt',
  why: 'Crawlers that heed the delay fetch few pages a day, so changes are seen late. Google ignores the line.',
  fix: 'Lower the delay, or take it out and let the server return 429 when it is too busy.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  effort_hours: 0.25,
  judge({ robots }, { thresholds }) {
    const delay = robots?.crawl_delay_s ?? null;
    if (robots === null || delay === null || delay <= thresholds.crawl_delay_s) return [];
    return [{ url: robots.url, observed: `${delay} s`, expected: writeText`at most ${thresholds.crawl_delay_s} s` }];
  },
};
