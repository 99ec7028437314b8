import { labBounds } from '../../../speed/lab-bounds.js';
import type { SiteCheck } from '../check.js';
import { slowRuns } from '../slow-runs.js';

export const speedFcp: SiteCheck = {
  id: 'speed/fcp',
  severity: 'low',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'Slow First Contentful Paint (FCP)',
  why: 'Until First Contentful Paint the page is blank and visitors do not know whether it will come.',
  fix: 'Make the server respond faster, and let nothing in the head block the first content.',
  reference: 'https://web.dev/articles/fcp',
  effort_hours: 4,
  judge(site, { thresholds }) {
    return slowRuns(
      site,
      (run) => run.metrics.fcp_ms,
      ({ strategy }) => ({
        ...labBounds('fcp_ms', strategy, thresholds),
        worse: 'medium',
        show: (value) => `${(value / 1000).toFixed(2)} s`,
      }),
    );
  },
};
