import { Context } from '@temporalio/activity';
import { DomainError } from '../domain/base/errors.js';
import { VISIT_SECONDS, type Visit, WRAP_UP_SECONDS } from '../domain/operations/visit-budgets.js';
import { runActivity } from './run-activity.js';
import { VisitEnd } from './visit-end.js';

type Work<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result>;
/** Waits until the work may begin; what it gives is called when the work has ended. */
type DispatchTurn = (context: Context) => Promise<() => void>;

/**
 * An activity that visits hosts in a user's name, or requests servers run by others. Its signal is aborted before
 * Temporal's timeout, whatever that is. Work that returns partial results ends sooner; work without results fails with
 * `timeout`, without a retry if it has its own budget: a second try would take as long. Time before its turn does not
 * count.
 */
export function runVisit<Input, Result>(
  work: Work<Input, Result>,
  visit?: Visit,
  dispatchTurn?: DispatchTurn,
): (input: Input) => Promise<Result> {
  return runActivity(async (input: Input) => {
    const context = Context.current();
    const endTurn = await dispatchTurn?.(context);
    const end = new VisitEnd(secondsFor(attemptSeconds(context.info), visit), context.cancellationSignal);
    try {
      return await work(input, end.signal);
    } catch (error) {
      if (!end.isOver) throw error;
      const seconds = Math.round(end.seconds);
      throw new DomainError('timeout', `Stopped after ${seconds} seconds without a response`, visit === undefined);
    } finally {
      end.clear();
      endTurn?.();
    }
  });
}

/** Half of the wrapping up is for the work itself, which has its own end at its budget; half is for us. */
export function secondsFor(attempt: number, visit?: Visit): number {
  const longest = attempt - Math.min(WRAP_UP_SECONDS / 2, attempt / 10);
  return visit === undefined ? longest : Math.min(VISIT_SECONDS[visit] + WRAP_UP_SECONDS / 2, longest);
}

/** What Temporal lets one attempt take; Infinity where it sets no bound. */
export function attemptSeconds({
  startToCloseTimeoutMs,
  scheduleToCloseTimeoutMs,
}: Pick<Context['info'], 'startToCloseTimeoutMs' | 'scheduleToCloseTimeoutMs'>): number {
  const bounds = [startToCloseTimeoutMs, scheduleToCloseTimeoutMs].filter((ms) => ms > 0);
  return Math.min(...bounds) / 1_000;
}
