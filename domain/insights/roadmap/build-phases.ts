import { projectWeek } from './project-week.js';
import type { ScheduledTask, scheduleTasks } from './schedule-tasks.js';
import type { TrafficPhase } from './traffic-roadmap-report.js';

const TITLES = { 1: 'Foundations', 2: 'Growth', 3: 'Expansion' } as const;

/** Three phases of a quarter, a quarter and a half of the weeks, each with what is begun in it and a projection a week. */
export function buildPhases(
  scheduled: ReturnType<typeof scheduleTasks>['scheduled'],
  weeks: number,
  baseline: number | null,
): TrafficPhase[] {
  const first = Math.max(1, Math.round(weeks / 4));
  const second = Math.max(first + 1, Math.round(weeks / 2));
  const spans = [
    [1, 1, first],
    [2, first + 1, second],
    [3, second + 1, weeks],
  ] as const;
  return spans.map(([phase, from_week, to_week]) => ({
    phase,
    title: TITLES[phase],
    from_week,
    to_week,
    tasks: scheduled.filter((task) => task.from_week >= from_week && task.from_week <= to_week).map(toTask),
    projections: Array.from({ length: to_week - from_week + 1 }, (_, at) =>
      projectWeek(from_week + at, scheduled, baseline),
    ),
  }));
}

function toTask({ insight: { id, title, effort }, from_week, to_week }: ScheduledTask): TrafficPhase['tasks'][number] {
  return { insight_id: id, title, effort, from_week, to_week };
}
