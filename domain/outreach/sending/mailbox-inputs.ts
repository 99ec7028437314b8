import type { OwnerId } from '../../workspaces/owner-id.js';
import type { MailProvider } from './mail-provider.js';

export interface ConnectMailboxInput {
  user_id: OwnerId;
  provider: MailProvider;
  /** Of the record that holds the code and its verifier, sealed: neither travels with the workflow. */
  request_id: string;
}

export interface DisconnectMailboxInput {
  user_id: OwnerId;
  sender_id: string;
}
