import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedCls: SiteCheck = {
  id: 'speed/cls',
  severity: 'high',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'High Cumulative Layout Shift (CLS)',
  why: 'Cumulative Layout Shift is one of the Core Web Vitals: what moves makes visitors click the wrong thing.',
  fix: 'Give images, frames and advertisements their size beforehand, and put nothing above what is shown already.',
  reference: 'https://web.dev/articles/cls',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return slowRuns(site, (run) => run.metrics.cls, {
      good: thresholds.cls,
      poor: thresholds.cls_poor,
      worse: 'critical',
      show: (value) => String(Math.round(value * 1000) / 1000),
    });
  },
};
