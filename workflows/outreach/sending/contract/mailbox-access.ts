import type { OperationError } from '../../../../domain/operations/operations.js';
import type { MailProvider } from '../../../../domain/outreach/sending/mail-provider.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

export const CONNECT_MAILBOX = 'connectMailbox';
export const DISCONNECT_MAILBOX = 'disconnectMailbox';

export interface ConnectMailboxInput {
  user_id: OwnerId;
  provider: MailProvider;
  /** Of the record that holds what is exchanged; not secret, and not needed afterwards. */
  request_id: string;
}

export type ConnectMailboxOutcome =
  | { connected: true; sender_id: string; email: string }
  | { connected: false; error: OperationError };

export interface DisconnectMailboxInput {
  user_id: OwnerId;
  sender_id: string;
}

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
