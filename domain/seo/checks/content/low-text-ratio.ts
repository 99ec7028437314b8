import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const contentLowTextRatio: PageCheck = {
  id: 'content/low-text-ratio',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'html200',
  title: 'Low text-to-HTML ratio',
  why: 'The page carries much more markup than text, which costs loading time without telling visitors or crawlers anything.',
  fix: 'Move inline styles, scripts and data out of the page, or add the content it lacks.',
  reference: 'https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer',
  effort_hours: 2,
  judge({ url, html, fetch }, { thresholds }) {
    if (!html || fetch.truncated || fetch.body_bytes === 0) return [];
    const share = html.text.text_bytes / fetch.body_bytes;
    if (share >= thresholds.text_ratio) return [];
    const observed = writeText`${(share * 100).toFixed(1)}% (${html.text.text_bytes} of ${fetch.body_bytes} bytes)`;
    return [{ url, observed, expected: `at least ${thresholds.text_ratio * 100}%`, where: 'visible text' }];
  },
};
