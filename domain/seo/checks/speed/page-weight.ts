import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedPageWeight: SiteCheck = {
  id: 'speed/page-weight',
  severity: 'low',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Large page weight',
  why: 'Every byte costs time and, on a phone plan, money.',
  fix: 'Compress and resize images, drop fonts and scripts that are not used.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return slowRuns(site, (run) => run.page_weight_bytes, {
      good: thresholds.page_weight_bytes,
      poor: thresholds.page_weight_poor_bytes,
      worse: 'medium',
      show: (value) => `${(value / 1_000_000).toFixed(2)} MB`,
    });
  },
};
