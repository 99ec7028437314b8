import { DAYS_PER_WEEK, PHASE_CAPACITY_DAYS, PHASE_TASK_SHARE, QUICK_WIN_DAYS } from './ranking-constants.js';
import type { Phase, Recommendation } from './recommendation.js';
import { workStage } from './work-stage.js';

export type PlannedTask = Pick<Recommendation, 'effort' | 'priority' | 'check_ids' | 'component'>;

interface Load {
  days: number;
  tasks: number;
}

/**
 * Puts ranked tasks into three phases. The first two have ten working days each, of one person, and take a third of the
 * tasks at most; the rest is for later.
 *
 * First come tasks of high priority that keep pages from being found, then quick wins, then the others, each in rank
 * order. One of the first kind that is longer than a phase begins at once and runs on into the next. Content waits for the
 * phase in which the last of them ends. Any other task longer than a phase is for later.
 */
export function planPhases(ranked: readonly PlannedTask[]): Phase[] {
  const load: Record<1 | 2, Load> = { 1: { days: 0, tasks: 0 }, 2: { days: 0, tasks: 0 } };
  const limit = Math.ceil(ranked.length * PHASE_TASK_SHARE);
  const phases: Phase[] = ranked.map(() => 3);
  let contentFrom: Phase = 1;
  for (const index of orderOfWork(ranked)) {
    const task = ranked[index];
    if (!task) continue;
    const days = effortDays(task.effort);
    if (isBlocker(task)) {
      const { begin, end } = placeBlocker(load, days);
      phases[index] = begin;
      if (end > contentFrom) contentFrom = end;
    } else phases[index] = placeTask(load, days, limit, workStage(task) === 'content' ? contentFrom : 1);
  }
  return phases;
}

/** A task of high or medium priority that needs half a day at most. */
export function isQuickFix({ priority, effort }: Pick<Recommendation, 'priority' | 'effort'>): boolean {
  return priority !== 'Low' && effortDays(effort) <= QUICK_WIN_DAYS;
}

export function effortDays({ value, unit }: Recommendation['effort']): number {
  return unit === 'weeks' ? value * DAYS_PER_WEEK : value;
}

function isBlocker(task: PlannedTask): boolean {
  return task.priority === 'High' && workStage(task) === 'findable';
}

function orderOfWork(ranked: readonly PlannedTask[]): number[] {
  const turn = (task: PlannedTask) => (isBlocker(task) ? 0 : isQuickFix(task) ? 1 : 2);
  const tasks = ranked.map((task, index) => ({ turn: turn(task), index }));
  return tasks.sort((one, other) => one.turn - other.turn || one.index - other.index).map(({ index }) => index);
}

/** Takes what is left of the first phase, then of the second; what even that does not hold ends later. */
function placeBlocker(load: Record<1 | 2, Load>, days: number): { begin: Phase; end: Phase } {
  let left = days;
  let begin: Phase | null = null;
  let end: Phase = 3;
  for (const phase of [1, 2] as const) {
    const room = PHASE_CAPACITY_DAYS - load[phase].days;
    if (room <= 0 || left <= 0) continue;
    if (begin === null) load[phase].tasks += 1;
    begin ??= phase;
    load[phase].days += Math.min(room, left);
    left -= room;
    if (left <= 0) end = phase;
  }
  return { begin: begin ?? 3, end };
}

function placeTask(load: Record<1 | 2, Load>, days: number, limit: number, from: Phase): Phase {
  for (const phase of [1, 2] as const) {
    if (phase < from || load[phase].tasks >= limit || load[phase].days + days > PHASE_CAPACITY_DAYS) continue;
    load[phase].days += days;
    load[phase].tasks += 1;
    return phase;
  }
  return 3;
}
