import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedSi: SiteCheck = {
  id: 'speed/si',
  severity: 'low',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Slow Speed Index',
  why: 'Speed Index says how quickly the visible part of the page fills on a phone.',
  fix: 'Send the visible part first: inline its styles, load fonts and scripts later.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return slowRuns(site, (run) => (run.strategy === 'mobile' ? run.metrics.speed_index_ms : null), {
      good: thresholds.speed_index_ms,
      poor: null,
      worse: 'low',
      show: (value) => `${(value / 1000).toFixed(2)} s`,
    });
  },
};
