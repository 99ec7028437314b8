import { writeText } from '../../../base/text/write-text.js';
import type { Finding, PageCheck } from '../check.js';

/** Judged on every page the crawl fetched, not on the one Lighthouse loads, so it belongs to the technical component. */

export const speedTtfb: PageCheck = {
  id: 'speed/ttfb',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Slow server response time (TTFB)',
  why: 'Nothing can begin before the first byte, and search engines crawl slow servers less.',
  fix: 'Cache pages for visitors who are not signed in, speed up what builds them, and serve them from near the visitor.',
  reference: 'https://web.dev/articles/ttfb',
  effort_hours: 6,
  judge({ url, fetch }, { thresholds }) {
    if (fetch.status !== 200 || fetch.ttfb_ms <= thresholds.ttfb_ms) return [];
    const finding: Finding = {
      url,
      observed: writeText`${Math.round(fetch.ttfb_ms)} ms`,
      expected: writeText`at most ${thresholds.ttfb_ms} ms`,
      where: 'first byte, as crawled',
    };
    return [fetch.ttfb_ms > thresholds.ttfb_poor_ms ? { ...finding, severity: 'high' } : finding];
  },
};
