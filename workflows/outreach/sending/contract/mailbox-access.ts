import type { OperationError } from '../../../../domain/operations/operations.js';
import type {
  ConnectMailboxInput,
  DisconnectMailboxInput,
} from '../../../../domain/outreach/sending/mailbox-inputs.js';

export const CONNECT_MAILBOX = 'connectMailbox';
export const DISCONNECT_MAILBOX = 'disconnectMailbox';

export type ConnectMailboxOutcome =
  | { connected: true; sender_id: string; email: string }
  | { connected: false; error: OperationError };

/** `revoked` false: the provider has no way, or did not respond; what is stored here is erased all the same. */
export interface DisconnectMailboxOutcome {
  found: boolean;
  revoked: boolean;
}

/** A code is exchanged once. */
export function connectMailboxWorkflowId({ user_id, provider, request_id }: ConnectMailboxInput): string {
  return `connect_mailbox:${user_id}:${provider}:${request_id.slice(0, 16)}`;
}

export function disconnectMailboxWorkflowId({ user_id, sender_id }: DisconnectMailboxInput): string {
  return `disconnect_mailbox:${user_id}:${sender_id}`;
}
