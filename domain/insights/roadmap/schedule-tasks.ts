import { effortDays } from '../../audits/plan-phases.js';
import { DAYS_PER_WEEK } from '../../audits/ranking-constants.js';
import type { Insight } from '../insight.js';

/** Work of one person, one task after another. Weeks count from 1; days from 0. */
export interface ScheduledTask {
  insight: Insight;
  from_week: number;
  to_week: number;
}

/** Puts tasks one after another into the weeks there are, in their order; one that does not fit any more is for later. */
export function scheduleTasks(
  insights: readonly Insight[],
  weeks: number,
): { scheduled: ScheduledTask[]; later: Insight[] } {
  const scheduled: ScheduledTask[] = [];
  const later: Insight[] = [];
  let used = 0;
  for (const insight of insights) {
    const days = effortDays(insight.effort);
    if (used + days > weeks * DAYS_PER_WEEK) {
      later.push(insight);
      continue;
    }
    const from_week = Math.floor(used / DAYS_PER_WEEK) + 1;
    used += days;
    scheduled.push({ insight, from_week, to_week: Math.max(from_week, Math.ceil(used / DAYS_PER_WEEK)) });
  }
  return { scheduled, later };
}
