import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  CancelledFailure,
  ChildWorkflowFailure,
  inWorkflowContext,
  TerminatedFailure,
  TimeoutFailure,
} from '@temporalio/workflow';
import { ERROR_CODES, type ErrorCode } from '../../../domain/base/errors.js';
import type { OperationError, Outcome } from '../../../domain/operations/operations.js';

/**
 * Runs a branch. Its failure becomes a value, also when an operator stopped the branch alone; once the
 * workflow itself is canceled, whatever the branch ends with is passed on as an exception.
 */
export async function captureOutcome<Value>(branch: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await branch() };
  } catch (error) {
    if (inWorkflowContext() && CancellationScope.current().consideredCancelled) throw error;
    return { ok: false, error: describeFailure(error) };
  }
}

/** The ErrorCode that an activity, perhaps of a child workflow, failed with. */
export function describeFailure(error: unknown): OperationError {
  const cause = error instanceof ActivityFailure || error instanceof ChildWorkflowFailure ? error.cause : error;
  if (cause instanceof ActivityFailure || cause instanceof ChildWorkflowFailure) return describeFailure(cause);
  if (cause instanceof CancelledFailure || cause instanceof TerminatedFailure)
    return { code: 'cancelled', detail: 'It was stopped from outside' };
  if (cause instanceof TimeoutFailure) return { code: 'timeout', detail: 'It took too long and was stopped' };
  if (cause instanceof ApplicationFailure && isErrorCode(cause.type)) {
    // What we did not foresee may hold internals: the log has it, the caller gets a fixed text.
    const detail = cause.type === 'internal' ? 'An internal error occurred' : cause.message;
    return { code: cause.type, detail };
  }
  return { code: 'internal', detail: 'An internal error occurred' };
}

function isErrorCode(type: string | undefined | null): type is ErrorCode {
  return ERROR_CODES.some((code) => code === type);
}
