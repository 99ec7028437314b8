import type { SealedTokens, TokenField } from '../../oauth/sealed-tokens.js';
import type { MailProvider } from './mail-provider.js';

/** Access that a person has given to the mailbox of one sender. */
export interface MailboxAccess {
  user_id: string;
  sender_id: string;
  provider: MailProvider;
  /** ended: the provider accepts it no longer. error: the last renewal failed, and it may pass. */
  status: 'connected' | 'ended' | 'error';
  /** Of the account, as the provider names it for good. */
  subject: string;
  /** What it signs in with, over SMTP and IMAP too. */
  login: string;
  scopes: string[];
  /** In plain words; null when all is well. */
  error: string | null;
  connected_at: string;
  refreshed_at: string;
  /** The person who connected it; null for one whose account is erased. */
  created_by: string | null;
}

export interface MailboxGrant extends MailboxAccess, SealedTokens {
  version: number;
}

/** What is shown of it. */
export interface MailboxConnection {
  provider: MailProvider;
  status: MailboxAccess['status'];
  /** The account that signed in. */
  account: string;
  connected_at: string;
  error: string | null;
}

/** The additional data (AAD) that a token of a mailbox is bound to: it opens in no other record. */
export function mailTokenPlace(userId: string, senderId: string, field: TokenField): string {
  return JSON.stringify(['mailbox_grants', userId, senderId, field]);
}

export function showConnection({ provider, status, login, connected_at, error }: MailboxAccess): MailboxConnection {
  return { provider, status, account: login, connected_at, error };
}
