import { type Client, WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import type { Duration } from '@temporalio/common';
import { DomainError } from '../../domain/base/errors.js';
import type {
  CollectRawRowsInput,
  ConnectPlatformInput,
  DisconnectPlatformInput,
  ListPropertiesInput,
} from '../../domain/search/platform-inputs.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { TASK_QUEUES } from '../../workflows/contract/task-queues.js';
import { workPriority } from '../../workflows/contract/work-priority.js';
import {
  COLLECT_RAW_ROWS,
  CONNECT_PLATFORM,
  type CollectOutcome,
  type ConnectOutcome,
  collectRawRowsWorkflowId,
  connectPlatformWorkflowId,
  DISCONNECT_PLATFORM,
  type DisconnectOutcome,
  disconnectPlatformWorkflowId,
  LIST_PROPERTIES,
  type ListOutcome,
  listPropertiesWorkflowId,
} from '../../workflows/search/contract/integrations.js';
import type { GatewayCall } from '../gateway-call.js';

export interface IntegrationGateway {
  /** Exchanges what a provider has sent back, and waits for the outcome. @throws DomainError dependency_unavailable */
  connectPlatform(input: ConnectPlatformInput): Promise<ConnectOutcome>;
  /** @throws DomainError dependency_unavailable */
  disconnectPlatform(input: DisconnectPlatformInput): Promise<DisconnectOutcome>;
  /** Null while the rows are still being read in the background. @throws DomainError dependency_unavailable */
  collectRawRows(input: CollectRawRowsInput): Promise<CollectOutcome | null>;
  /** Null while the list is still being read in the background. @throws DomainError dependency_unavailable */
  listProperties(input: ListPropertiesInput): Promise<ListOutcome | null>;
}

/** Longer than the workflow takes at most. */
const CONNECT_DEADLINE_MS = 30_000;
const DISCONNECT_DEADLINE_MS = 25_000;
const READ_WAIT_MS = 20_000;
const READ_DEADLINE_MS = READ_WAIT_MS + 5_000;

/** What integrations need of Temporal. */
export function createIntegrationGateway(client: Client, call: GatewayCall): IntegrationGateway {
  /** Whoever asks meanwhile for what this id stands for gets the run that is under way. */
  function begin<Input extends { user_id: OwnerId }, Outcome>(
    workflow: string,
    workflowId: string,
    input: Input,
    workflowExecutionTimeout: Duration,
  ): Promise<WorkflowHandle<(given: Input) => Promise<Outcome>>> {
    return call(() =>
      client.workflow.start<(given: Input) => Promise<Outcome>>(workflow, {
        workflowId,
        taskQueue: TASK_QUEUES.orchestration,
        args: [input],
        workflowExecutionTimeout,
        workflowIdConflictPolicy: 'USE_EXISTING',
        priority: workPriority(input.user_id, 'waiting'),
      }),
    );
  }

  /** A workflow that was stopped from outside has no result. */
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
      const id = connectPlatformWorkflowId(input);
      const run = await begin<ConnectPlatformInput, ConnectOutcome>(CONNECT_PLATFORM, id, input, '28 seconds');
      return orUnavailable(() => call(() => run.result(), CONNECT_DEADLINE_MS), 'Connecting took too long');
    },

    async disconnectPlatform(input) {
      const id = disconnectPlatformWorkflowId(input);
      const run = await begin<DisconnectPlatformInput, DisconnectOutcome>(DISCONNECT_PLATFORM, id, input, '1 hour');
      return orUnavailable(() => call(() => run.result(), DISCONNECT_DEADLINE_MS), 'Disconnecting took too long');
    },

    async collectRawRows(input) {
      const id = collectRawRowsWorkflowId(input);
      const run = await begin<CollectRawRowsInput, CollectOutcome>(COLLECT_RAW_ROWS, id, input, '2 hours');
      return orLate(() => call(() => run.result(), READ_DEADLINE_MS));
    },

    async listProperties(input) {
      const id = listPropertiesWorkflowId(input);
      const run = await begin<ListPropertiesInput, ListOutcome>(LIST_PROPERTIES, id, input, '1 hour');
      return orLate(() => call(() => run.result(), READ_DEADLINE_MS));
    },
  };
}
