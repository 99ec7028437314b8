import { writeText } from '../../../base/text/write-text.js';
import { labBounds } from '../../../speed/lab-bounds.js';
import { hasScripts } from '../../../speed/lab-runs.js';
import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedTbt: SiteCheck = {
  id: 'speed/tbt',
  severity: 'medium',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'High Total Blocking Time (TBT)',
  why: 'While the main thread is blocked the page does not answer to taps and keys.',
  fix: 'Send less script, split long tasks, and load what is not needed at once later.',
  reference: 'https://web.dev/articles/tbt',
  effort_hours: 8,
  judge(site, { thresholds }) {
    return slowRuns(
      site,
      // Without scripts the host was busy, and not the page.
      (run) => (hasScripts(run) ? run.metrics.tbt_ms : null),
      ({ strategy }) => ({
        ...labBounds('tbt_ms', strategy, thresholds),
        worse: 'high',
        show: (value) => writeText`${Math.round(value)} ms`,
      }),
    );
  },
};
