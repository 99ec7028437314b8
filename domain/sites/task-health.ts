/** One run of a Schedule. */
export interface TaskRun {
  workflow_id: string;
  run_id: string;
  started_at: string;
  ended_at: string | null;
  status: 'running' | 'completed' | 'failed' | 'cancelled';
}

/** A Schedule as reported by Temporal. */
export interface ScheduleFacts {
  paused: boolean;
  next_run_at: string | null;
  /** Oldest first. */
  runs: readonly TaskRun[];
}

export type TaskStatus = 'active' | 'running' | 'failed' | 'paused' | 'needs_intervention' | 'not_scheduled';

export interface TaskHealth {
  status: TaskStatus;
  next_run_at: string | null;
  last_success_at: string | null;
  last_failure_at: string | null;
  /** Runs that failed since the last good one, as far back as Temporal remembers (ten). */
  consecutive_failures: number;
  latest_run: TaskRun | null;
}

/** This many failures in a row don't resolve themselves. */
const HELPLESS_AFTER = 3;

/** The health of a task, from its Schedule; null facts: there is none. */
export function judgeTask(facts: ScheduleFacts | null): TaskHealth {
  if (!facts) return { status: 'not_scheduled', next_run_at: null, ...NO_RUNS };
  const { runs, paused, next_run_at } = facts;
  const ended = runs.filter(({ status }) => status === 'completed' || status === 'failed');
  const lastGood = ended.findLastIndex(({ status }) => status === 'completed');
  const consecutive_failures = ended.length - 1 - lastGood;
  const isRunning = runs.at(-1)?.status === 'running';
  return {
    status: paused ? 'paused' : isRunning ? 'running' : statusOf(consecutive_failures),
    next_run_at: paused ? null : next_run_at,
    last_success_at: ended[lastGood]?.ended_at ?? null,
    last_failure_at: ended.findLast(({ status }) => status === 'failed')?.ended_at ?? null,
    consecutive_failures,
    latest_run: runs.at(-1) ?? null,
  };
}

const NO_RUNS = { last_success_at: null, last_failure_at: null, consecutive_failures: 0, latest_run: null };

function statusOf(failures: number): TaskStatus {
  if (failures === 0) return 'active';
  return failures < HELPLESS_AFTER ? 'failed' : 'needs_intervention';
}
