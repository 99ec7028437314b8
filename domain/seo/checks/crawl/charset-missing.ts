import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

/** The HTML standard wants the meta declaration whole within the first 1,024 bytes. */
const PRESCAN_BYTES = 1024;

export const crawlCharsetMissing: PageCheck = {
  id: 'crawl/charset-missing',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing character encoding declaration',
  why: 'Browsers and crawlers must guess the encoding, and letters beyond English come out wrong when they guess badly.',
  fix: 'Send "Content-Type: text/html; charset=utf-8" or put <meta charset="utf-8"> first in the head.',
  reference: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  effort_hours: 0.25,
  judge(page) {
    const charset = page.html?.charset;
    if (!charset || charset.source === 'bom' || charset.header !== null) return [];
    const isInReach = charset.meta !== null && (charset.meta_offset ?? 0) < PRESCAN_BYTES;
    if (isInReach) return [];
    const observed = charset.meta === null ? 'none' : writeText`${charset.meta} at byte ${charset.meta_offset}`;
    return [
      { url: page.url, observed, expected: writeText`an encoding named within the first ${PRESCAN_BYTES} bytes` },
    ];
  },
};
