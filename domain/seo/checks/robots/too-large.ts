import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

const MAX_BYTES = 500 * 1024;

export const robotsTooLarge: SiteCheck = {
  id: 'robots/too-large',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['robots'],
  measured_over: 'site',
  title: 'robots.txt too large',
  why: 'Crawlers read the first 500 KiB; rules behind that do not hold.',
  fix: 'Merge rules with wildcards and take out those for paths that no longer exist.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.5',
  effort_hours: 1,
  judge({ robots }) {
    if (robots === null || robots.is_html || (robots.bytes <= MAX_BYTES && !robots.truncated)) return [];
    return [
      { url: robots.url, observed: writeText`${robots.bytes} bytes`, expected: writeText`at most ${MAX_BYTES} bytes` },
    ];
  },
};
