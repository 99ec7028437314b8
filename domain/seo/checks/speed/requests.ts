import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedRequests: SiteCheck = {
  id: 'speed/requests',
  severity: 'low',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Page makes too many requests',
  why: 'Each request costs time on a slow connection, and each is one more that can fail.',
  fix: 'Join small files, load what is below the first view later, and drop third parties that earn nothing.',
  reference: 'https://web.dev/articles/optimizing-content-efficiency-eliminate-downloads',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return slowRuns(site, (run) => run.request_count, {
      good: thresholds.request_count,
      poor: null,
      worse: 'low',
      show: (value) => writeText`${value} requests`,
    });
  },
};
