import { type Client, WorkflowFailedError } from '@temporalio/client';
import { DomainError } from '../../../domain/base/errors.js';
import type { ConnectMailboxInput, DisconnectMailboxInput } from '../../../domain/outreach/sending/mailbox-inputs.js';
import { workPriority } from '../../../workflows/contract/work-priority.js';
import {
  CONNECT_MAILBOX,
  type ConnectMailboxOutcome,
  connectMailboxWorkflowId,
  DISCONNECT_MAILBOX,
  type DisconnectMailboxOutcome,
  disconnectMailboxWorkflowId,
} from '../../../workflows/outreach/sending/contract/mailbox-access.js';
import type { GatewayCall } from '../../gateway-call.js';

export interface MailboxAccessGateway {
  /** Exchanges what a provider has sent back, and waits for the outcome. @throws DomainError dependency_unavailable */
  connectMailbox(input: ConnectMailboxInput): Promise<ConnectMailboxOutcome>;
  /** @throws DomainError dependency_unavailable */
  disconnectMailbox(input: DisconnectMailboxInput): Promise<DisconnectMailboxOutcome>;
}

/** Longer than the workflow takes at most. */
const CONNECT_DEADLINE_MS = 30_000;
const DISCONNECT_DEADLINE_MS = 25_000;

/** What access to mailboxes needs of Temporal. */
export function createMailboxAccessGateway(client: Client, call: GatewayCall): MailboxAccessGateway {
  async function run<Input extends { user_id: string }, Outcome>(
    workflow: string,
    workflowId: string,
    input: Input,
    deadlineMs: number,
  ): Promise<Outcome> {
    const handle = await call(() =>
      client.workflow.start<(given: Input) => Promise<Outcome>>(workflow, {
        workflowId,
        taskQueue: 'orchestration',
        args: [input],
        workflowExecutionTimeout: workflow === CONNECT_MAILBOX ? '28 seconds' : '1 hour',
        workflowIdConflictPolicy: 'USE_EXISTING',
        priority: workPriority(input.user_id, 'waiting'),
      }),
    );
    try {
      return await call(() => handle.result(), deadlineMs);
    } catch (error) {
      if (!(error instanceof WorkflowFailedError)) throw error;
      throw new DomainError('dependency_unavailable', 'The provider took too long', true);
    }
  }
  return {
    connectMailbox: (input) => run(CONNECT_MAILBOX, connectMailboxWorkflowId(input), input, CONNECT_DEADLINE_MS),
    disconnectMailbox: (input) =>
      run(DISCONNECT_MAILBOX, disconnectMailboxWorkflowId(input), input, DISCONNECT_DEADLINE_MS),
  };
}
