import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { type AttemptOutcomeDeps, recordAttemptOutcome } from './attempts/record-attempt-outcome.js';

const MINUTE_MS = 60_000;
/** Longer than the wait for the response to the final dot, after which the worker has recorded the outcome. */
const SENDING_MS = 30 * MINUTE_MS;
/** Longer than the workflow of a send may live, and than a queue holds an attempt, which is to the end of the day. */
const QUEUED_MS = {
  send: 6 * 60 * MINUTE_MS,
  answer: 6 * 60 * MINUTE_MS,
  queue: 26 * 60 * MINUTE_MS,
  follow_up: 26 * 60 * MINUTE_MS,
};
const BATCH = 500;

/**
 * Ends attempts that no workflow will end any more, such as after a workflow was terminated manually. Safe beside a
 * live transmission: an attempt that was never started loses its claim, and a worker that knows the outcome corrects
 * the guess made here.
 */
export async function sweepAttempts(deps: AttemptOutcomeDeps): Promise<{ swept: number }> {
  const nowMs = deps.now().getTime();
  let swept = 0;
  for (const attempt of await deps.attempts.listStuck(new Date(nowMs - SENDING_MS), BATCH)) {
    const ageMs = nowMs - Date.parse(attempt.created_at);
    if (attempt.status === 'queued' && ageMs < QUEUED_MS[attempt.origin]) continue;
    await recordAttemptOutcome(deps, attempt, [attempt.status], endingOf(attempt));
    swept += 1;
  }
  return { swept };
}

function endingOf({ status }: Attempt) {
  return status === 'queued'
    ? { status: 'failed' as const, reason: 'abandoned', smtp_response: null }
    : { status: 'uncertain' as const, reason: 'worker_lost', smtp_response: null };
}
