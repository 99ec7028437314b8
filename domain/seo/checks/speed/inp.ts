import { writeText } from '../../../base/text/write-text.js';
import type { Finding, SiteCheck } from '../check.js';

export const speedInp: SiteCheck = {
  id: 'speed/inp',
  severity: 'high',
  component: 'page_speed',
  scope: 'site',
  needs: ['speed'],
  measured_over: 'site',
  title: 'High Interaction to Next Paint (INP)',
  why: 'Interaction to Next Paint is one of the Core Web Vitals: real visitors waited this long for a response.',
  fix: 'Break up long tasks, do less work in event handlers and defer what no visitor waits for.',
  reference: 'https://web.dev/articles/inp',
  effort_hours: 8,
  judge(site, { thresholds }) {
    return (site.speed ?? []).flatMap(({ final_url, strategy, field_data }) => {
      const value = field_data?.inp_ms ?? null;
      if (field_data === null || value === null || value <= thresholds.inp_ms) return [];
      const scope = field_data.source === 'origin' ? ', whole site' : '';
      const finding: Finding = {
        url: final_url,
        observed: writeText`${value} ms`,
        expected: writeText`at most ${thresholds.inp_ms} ms`,
        where: `Chrome UX Report, ${strategy}${scope}`,
      };
      return [value > thresholds.inp_poor_ms ? { ...finding, severity: 'critical' } : finding];
    });
  },
};
