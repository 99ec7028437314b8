import { DomainError } from '../../domain/base/errors.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { OperationError, OperationType, Progress } from '../../domain/operations/operations.js';
import { operationEvent } from '../../domain/webhooks/operation-events.js';
import type { PublishEvent } from '../../domain/webhooks/webhook-event.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import { runActivity } from '../run-activity.js';

/** An operation without a request: of a Schedule, or an independent part of another operation. */
export interface OpenedOperation {
  operation: OperationRef;
  type: OperationType;
  input: Record<string, unknown>;
  site: string;
  workflow_id: string;
  /** What caused it, for the logs. */
  request_id: string;
}

export interface OperationDeps {
  operations: Pick<OperationsRepository, 'insert' | 'markRunning' | 'reportProgress' | 'finish' | 'find' | 'isErased'>;
  hasResult: (operation: OperationRef) => Promise<boolean>;
  /** Deletes everything that it has left in the store. */
  dropArtifacts: (operation: OperationRef) => Promise<void>;
  publish: PublishEvent;
}

/** Keeps an operation's record in step with its workflow. Each is repeatable: the first write wins. */
export function createOperationActivities(deps: OperationDeps) {
  return {
    /** Writes the record of an operation that a workflow starts itself. Twice: the first one is kept. */
    openOperation: runActivity(async ({ operation, type, input, site, workflow_id, request_id }: OpenedOperation) => {
      await deps.operations.insert({
        ...operation,
        type,
        input,
        site,
        workflow_id,
        request_id,
        status: 'queued',
        fingerprint: '',
        progress: { done: 0, total: 100, phase: 'queued', message: 'Waiting for a worker' },
        created_at: new Date().toISOString(),
        started_at: null,
        finished_at: null,
        has_result: false,
        error: null,
      });
    }),
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
        const { user_id, id } = operation;
        const isFirst = await deps.operations.finish(user_id, id, { status, error, has_result });
        if (!isFirst && (await deps.operations.isErased(user_id, id))) await deps.dropArtifacts(operation);
        // Also the second time: the first one may have ended between the record and the event, which is sent once.
        const ended = await deps.operations.find(user_id, id);
        const event = ended && operationEvent(ended);
        if (event) await deps.publish(event);
      },
    ),
  };
}

export type OperationActivities = ReturnType<typeof createOperationActivities>;
