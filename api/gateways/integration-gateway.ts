import { type Client, WorkflowFailedError } from '@temporalio/client';
import { DomainError } from '../../domain/errors.js';
import {
  COLLECT_RAW_ROWS,
  CONNECT_PLATFORM,
  type CollectOutcome,
  type CollectRawRowsInput,
  type CollectRawRowsWorkflow,
  type ConnectOutcome,
  type ConnectPlatformInput,
  type ConnectPlatformWorkflow,
  collectRawRowsWorkflowId,
  connectPlatformWorkflowId,
  DISCONNECT_PLATFORM,
  type DisconnectOutcome,
  type DisconnectPlatformInput,
  type DisconnectPlatformWorkflow,
  disconnectPlatformWorkflowId,
  LIST_PROPERTIES,
  type ListOutcome,
  type ListPropertiesInput,
  type ListPropertiesWorkflow,
  listPropertiesWorkflowId,
} from '../../workflows/contract/integrations.js';
import { TASK_QUEUES } from '../../workflows/contract/task-queues.js';
import type { GatewayCall } from './gateway-call.js';

export interface IntegrationGateway {
  /** Exchanges what a provider has sent back, and waits for what comes of it. @throws DomainError dependency_unavailable */
  connectPlatform(input: ConnectPlatformInput): Promise<ConnectOutcome>;
  /** @throws DomainError dependency_unavailable */
  disconnectPlatform(input: DisconnectPlatformInput): Promise<DisconnectOutcome>;
  /** Null while the rows are still being read; the reading goes on. @throws DomainError dependency_unavailable */
  collectRawRows(input: CollectRawRowsInput): Promise<CollectOutcome | null>;
  /** Null while the list is still being read; the reading goes on. @throws DomainError dependency_unavailable */
  listProperties(input: ListPropertiesInput): Promise<ListOutcome | null>;
}

/** Longer than the workflow takes at most. */
const CONNECT_DEADLINE_MS = 30_000;
const DISCONNECT_DEADLINE_MS = 25_000;
const READ_WAIT_MS = 20_000;

/** What integrations need of Temporal. */
export function createIntegrationGateway(client: Client, call: GatewayCall): IntegrationGateway {
  const taskQueue = TASK_QUEUES.orchestration;

  /** A workflow that was stopped from outside has no answer. */
  async function orUnavailable<Outcome>(work: () => Promise<Outcome>, message: string): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WorkflowFailedError)) throw error;
      throw new DomainError('dependency_unavailable', message, true);
    }
  }

  /** Null when it takes longer than a request may wait. */
  async function orLate<Outcome>(read: () => Promise<Outcome>): Promise<Outcome | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), READ_WAIT_MS);
    });
    const result = orUnavailable(read, 'Reading was stopped');
    try {
      return await Promise.race([result, late]);
    } finally {
      clearTimeout(timer);
      result.catch(() => {});
    }
  }

  return {
    async connectPlatform(input) {
      const handle = await call(() =>
        client.workflow.start<ConnectPlatformWorkflow>(CONNECT_PLATFORM, {
          ...{ workflowId: connectPlatformWorkflowId(input), taskQueue, args: [input] },
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowExecutionTimeout: '28 seconds',
        }),
      );
      return orUnavailable(() => call(() => handle.result(), CONNECT_DEADLINE_MS), 'Connecting took too long');
    },

    async disconnectPlatform(input) {
      const handle = await call(() =>
        client.workflow.start<DisconnectPlatformWorkflow>(DISCONNECT_PLATFORM, {
          ...{ workflowId: disconnectPlatformWorkflowId(input), taskQueue, args: [input] },
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowExecutionTimeout: '1 hour',
        }),
      );
      return orUnavailable(() => call(() => handle.result(), DISCONNECT_DEADLINE_MS), 'Disconnecting took too long');
    },

    async collectRawRows(input) {
      const handle = await call(() =>
        client.workflow.start<CollectRawRowsWorkflow>(COLLECT_RAW_ROWS, {
          ...{ workflowId: collectRawRowsWorkflowId(input), taskQueue, args: [input] },
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowExecutionTimeout: '2 hours',
        }),
      );
      return orLate(() => call(() => handle.result(), READ_WAIT_MS + 5_000));
    },

    async listProperties(input) {
      const handle = await call(() =>
        client.workflow.start<ListPropertiesWorkflow>(LIST_PROPERTIES, {
          ...{ workflowId: listPropertiesWorkflowId(input), taskQueue, args: [input] },
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowExecutionTimeout: '1 hour',
        }),
      );
      return orLate(() => call(() => handle.result(), READ_WAIT_MS + 5_000));
    },
  };
}
