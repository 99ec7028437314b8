import {
  type Client,
  isGrpcServiceError,
  NamespaceNotFoundError,
  ServiceError,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { DomainError } from '../domain/errors.js';
import type { Operation } from '../domain/operations.js';
import { SEARCH_ATTRIBUTES } from '../workflows/contract/operation.js';
import { OPERATION_WORKFLOWS, workflowInput } from '../workflows/contract/operation-workflows.js';
import { TASK_QUEUES } from '../workflows/contract/task-queues.js';

/** Calls to Temporal give up after this, so that an outage there does not hold requests here. */
const DEADLINE_MS = 5_000;
/** Temporal's bound for the line shown in lists of its UI. */
const SUMMARY_MAX_BYTES = 200;

export type WorkflowState = 'running' | 'completed' | 'failed' | 'cancelled' | 'terminated' | 'timed_out' | 'absent';

export interface WorkflowGateway {
  /** Starts the operation's workflow, or finds that it was started before. @throws DomainError dependency_unavailable */
  start(operation: Operation): Promise<void>;
  /** Asks it to stop; one that is gone has stopped. @throws DomainError dependency_unavailable */
  cancel(operation: Operation): Promise<void>;
  /** @throws DomainError dependency_unavailable */
  stateOf(operation: Operation): Promise<WorkflowState>;
}

/** The only place of the API that speaks to Temporal about workflows. */
export function createWorkflowGateway(client: Client): WorkflowGateway {
  const bounded = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await client.withDeadline(Date.now() + DEADLINE_MS, call);
    } catch (error) {
      if (isOutage(error)) throw new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
      throw error;
    }
  };

  return {
    async start(operation) {
      const { workflow, timeout } = OPERATION_WORKFLOWS[operation.type];
      try {
        await bounded(() =>
          client.workflow.start(workflow, {
            workflowId: operation.workflow_id,
            taskQueue: TASK_QUEUES.orchestration,
            args: [workflowInput(operation)],
            // The id holds user and operation: a second start of the same one must never run twice.
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
            workflowExecutionTimeout: timeout,
            typedSearchAttributes: [
              { key: SEARCH_ATTRIBUTES.user, value: operation.user_id.slice(0, 255) },
              { key: SEARCH_ATTRIBUTES.site, value: operation.site.slice(0, 255) },
              { key: SEARCH_ATTRIBUTES.operation, value: operation.type },
              { key: SEARCH_ATTRIBUTES.request, value: operation.request_id },
            ],
            memo: { operation_id: operation.id, request_id: operation.request_id },
            staticSummary: cutBytes(`${operation.type.replaceAll('_', ' ')} of ${operation.site}`),
          }),
        );
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      }
    },

    async cancel(operation) {
      try {
        await bounded(() => client.workflow.getHandle(operation.workflow_id).cancel());
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },

    async stateOf(operation) {
      try {
        const { status } = await bounded(() => client.workflow.getHandle(operation.workflow_id).describe());
        return STATES[status.name] ?? 'running';
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return 'absent';
        throw error;
      }
    },
  };
}

/** gRPC's INVALID_ARGUMENT: the server is there and refuses this very call. */
const REFUSED = 3;

function isOutage(error: unknown): boolean {
  if (error instanceof NamespaceNotFoundError) return true;
  return error instanceof ServiceError && !(isGrpcServiceError(error.cause) && error.cause.code === REFUSED);
}

const STATES: Partial<Record<string, WorkflowState>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  TERMINATED: 'terminated',
  TIMED_OUT: 'timed_out',
};

function cutBytes(text: string): string {
  return Buffer.from(text)
    .subarray(0, SUMMARY_MAX_BYTES)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
}
