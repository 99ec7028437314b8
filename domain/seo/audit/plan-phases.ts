import type { Phase, Recommendation } from './recommendation.js';

/** Two weeks of one person. */
const PHASE_DAYS = 10;
const DAYS_PER_WEEK = 5;

type Task = Pick<Recommendation, 'effort'>;

/**
 * Puts ranked tasks into three phases: each of the first two takes what still fits into ten working days and at most a
 * third of the tasks, the best rank first; the rest is for later. A phase that is empty takes its first task whatever the
 * size, so that the most important thing is begun at once.
 */
export function planPhases<Ranked extends Task>(ranked: readonly Ranked[]): Phase[] {
  const limit = Math.ceil(ranked.length / 3);
  const load: Record<1 | 2, { days: number; tasks: number }> = { 1: { days: 0, tasks: 0 }, 2: { days: 0, tasks: 0 } };
  return ranked.map((task) => {
    const days = effortDays(task.effort);
    for (const phase of [1, 2] as const) {
      const { days: taken, tasks } = load[phase];
      if (tasks > 0 && (tasks >= limit || taken + days > PHASE_DAYS)) continue;
      load[phase] = { days: taken + days, tasks: tasks + 1 };
      return phase;
    }
    return 3;
  });
}

export function effortDays({ value, unit }: Recommendation['effort']): number {
  return unit === 'weeks' ? value * DAYS_PER_WEEK : value;
}
