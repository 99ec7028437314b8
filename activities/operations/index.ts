import { DomainError } from '../../domain/errors.js';
import type { OperationError, Progress } from '../../domain/operations.js';
import type { OperationsRepository } from '../../store/repositories/operations.js';
import { runActivity } from '../run-activity.js';

export interface OperationRef {
  id: string;
  user_id: string;
}

export interface OperationDeps {
  operations: Pick<OperationsRepository, 'markRunning' | 'reportProgress' | 'finish' | 'find'>;
  hasResult: (operation: OperationRef) => Promise<boolean>;
}

/** Keeps an operation's record in step with its workflow. Each may run twice: the first write wins, progress never goes back. */
export function createOperationActivities(deps: OperationDeps) {
  return {
    markRunning: runActivity(async ({ operation }: { operation: OperationRef }) => {
      if (!(await deps.operations.find(operation.user_id, operation.id)))
        throw new DomainError('not_found', 'The operation has no record');
      await deps.operations.markRunning(operation.user_id, operation.id);
    }),
    reportProgress: runActivity(async ({ operation, progress }: { operation: OperationRef; progress: Progress }) => {
      await deps.operations.reportProgress(operation.user_id, operation.id, progress);
    }),
    finishOperation: runActivity(
      async (input: {
        operation: OperationRef;
        status: 'completed' | 'failed' | 'cancelled';
        error: OperationError | null;
      }) => {
        const { operation, status, error } = input;
        const has_result = await deps.hasResult(operation);
        await deps.operations.finish(operation.user_id, operation.id, { status, error, has_result });
      },
    ),
  };
}

export type OperationActivities = ReturnType<typeof createOperationActivities>;
