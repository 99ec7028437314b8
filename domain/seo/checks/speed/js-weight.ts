import type { SiteCheck } from '../check.js';
import { heavyResources } from '../heavy-resources.js';

/** Judged on the files of every crawled page, so it belongs to the technical component. */
export const speedJsWeight: SiteCheck = {
  id: 'speed/js-weight',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Large JavaScript file',
  why: 'Every byte of a script must be loaded, read and run before the page responds to a tap.',
  fix: 'Load only what the page needs, split the rest off, and drop libraries that are hardly used.',
  reference: 'https://web.dev/learn/performance/code-split-javascript',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return heavyResources(site, 'script', { good: thresholds.js_bytes, poor: thresholds.js_poor_bytes });
  },
};
