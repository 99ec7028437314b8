import { combineGains } from '../../audits/combine-gains.js';
import { plural } from '../../base/text/plural.js';
import type { ScheduledTask } from './schedule-tasks.js';
import type { WeekProjection } from './traffic-roadmap-report.js';

/** Weeks from the end of a task to its full effect, evenly: recrawling and reranking take weeks. Assumed. */
export const RAMP_WEEKS = 8;

/** Traffic at the end of a week: the gain of finished tasks so far, with overlapping gains combined. */
export function projectWeek(
  week: number,
  scheduled: readonly ScheduledTask[],
  baseline: number | null,
): WeekProjection {
  const done = scheduled.filter(({ to_week }) => to_week <= week);
  const combined = combineGains(
    done.map(({ insight: { impact }, to_week }) => {
      const share = Math.min(1, (week - to_week) / RAMP_WEEKS);
      return {
        impact: {
          traffic_percent_low: (impact.traffic_percent_low ?? 0) * share,
          traffic_percent_high: (impact.traffic_percent_high ?? 0) * share,
          basis: impact.basis,
        },
      };
    }),
  );
  const gains = { low: combined.low ?? 0, high: combined.high ?? 0 };
  const traffic = (percent: number) => (baseline === null ? null : Math.round(baseline * (1 + percent / 100)));
  const counted = done.filter(({ insight: { impact } }) => impact.traffic_percent_high !== null);
  return {
    week,
    traffic_percent_low: gains.low,
    traffic_percent_high: gains.high,
    traffic_low: traffic(gains.low),
    traffic_high: traffic(gains.high),
    basis: `estimate: ${plural(done.length, 'task')} finished, ${counted.length} of them with an estimate, each at its share of ${RAMP_WEEKS} weeks since it ended`,
  };
}
