import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedLcp: SiteCheck = {
  id: 'speed/lcp',
  severity: 'high',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Slow Largest Contentful Paint (LCP)',
  why: 'Largest Contentful Paint is one of the Core Web Vitals: until then visitors look at an unfinished page.',
  fix: 'Send the largest element with the first HTML, load its image early and in a fitting size, and make the server respond faster.',
  reference: 'https://web.dev/articles/lcp',
  effort_hours: 8,
  judge(site, { thresholds }) {
    return slowRuns(site, (run) => run.metrics.lcp_ms, {
      good: thresholds.lcp_ms,
      poor: thresholds.lcp_poor_ms,
      worse: 'critical',
      show: (value) => `${(value / 1000).toFixed(2)} s`,
    });
  },
};
