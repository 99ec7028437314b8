import type { SiteCheck } from '../check.js';
import { heavyResources } from '../heavy-resources.js';

/** Judged on the files of every crawled page, so it belongs to the technical component. */
export const speedCssWeight: SiteCheck = {
  id: 'speed/css-weight',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Large CSS file',
  why: 'The browser paints nothing before it has read every style sheet in the head.',
  fix: 'Remove rules that no page uses and split off those that few pages need.',
  reference: 'https://web.dev/learn/performance/optimize-resource-loading',
  effort_hours: 3,
  judge(site, { thresholds }) {
    return heavyResources(site, 'style', { good: thresholds.css_bytes, poor: thresholds.css_poor_bytes });
  },
};
