import {
  ApplicationFailure,
  CancellationScope,
  CancelledFailure,
  isCancellation,
  log,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import type { OperationActivities } from '../../../activities/operations/index.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { Progress } from '../../../domain/operations/operations.js';
import { storeOptions } from '../../activity-options.js';
import { type OperationReference, progressQuery } from '../contract/operation.js';
import { describeFailure } from './component-outcome.js';

const { markRunning, reportProgress, finishOperation } = proxyActivities<OperationActivities>(storeOptions);

export type ReportProgress = (progress: Omit<Progress, 'total'>) => Promise<void>;

/**
 * The wrapper of every operation: keeps the record in step with the workflow, however it ends. The wrapped function
 * stores its own result and returns whether there is one.
 */
export async function runOperation(
  operation: OperationRef,
  story: (report: ReportProgress) => Promise<void>,
): Promise<OperationReference> {
  let progress: Progress = { done: 0, total: 100, phase: 'starting', message: 'Starting' };
  setHandler(progressQuery, () => progress);
  const report: ReportProgress = async (step) => {
    progress = { ...step, total: 100, done: Math.max(progress.done, step.done) };
    await reportProgress({ operation, progress });
  };

  try {
    await markRunning({ operation });
    await story(report);
    await report({ done: 100, phase: 'done', message: 'Finished' });
    await finishOperation({ operation, status: 'completed', error: null });
    return { operation_id: operation.id, result_key: resultKey(operation.id) };
  } catch (error) {
    const settle = (status: 'cancelled' | 'failed') => {
      const cause =
        status === 'cancelled'
          ? { code: 'cancelled' as const, detail: 'The operation was canceled' }
          : describeFailure(error);
      return CancellationScope.nonCancellable(async () => {
        await finishOperation({ operation, status, error: cause });
        return cause;
      });
    };
    // If its worker dies, the work ends by its timeout and not by the cancellation that never reached it.
    if (isCancellation(error) || CancellationScope.current().consideredCancelled) {
      await settle('cancelled');
      throw isCancellation(error) ? error : new CancelledFailure('The operation was canceled');
    }
    log.warn('operation failed', { error: String(error) });
    const cause = await settle('failed');
    throw ApplicationFailure.nonRetryable(cause.detail, cause.code);
  }
}
