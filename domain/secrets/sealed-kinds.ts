import type { ConnectTarget } from '../oauth/connect-target.js';
import { mailTokenPlace } from '../outreach/sending/mailbox-access.js';
import { tokenPlace } from '../search/connection-grant.js';
import { type AnswerScope, secretPlace } from './secret-place.js';

/** What is sealed in the store, by its place. */
export const SEALED_KINDS = [
  'connections',
  'connect_requests',
  'senders',
  'mailbox_grants',
  'webhooks',
  'answers',
  'crawl_access',
] as const;
export type SealedKind = (typeof SEALED_KINDS)[number];

/** A field that is sealed and not named here keeps its old key for ever. */
export const SEALED_FIELDS: Readonly<Record<SealedKind, readonly string[]>> = {
  connections: ['access_token', 'refresh_token'],
  connect_requests: ['verifier', 'code'],
  senders: ['smtp_password', 'imap_password'],
  mailbox_grants: ['access_token', 'refresh_token'],
  webhooks: ['secret', 'previous_secret'],
  answers: ['sealed_body'],
  crawl_access: ['sealed_access'],
};

/** A record that holds something sealed. */
export interface SealedRow {
  id: string;
  user_id: string;
  /** Null where records have none. */
  platform: ConnectTarget | null;
  /** Of access to a mailbox; absent for all others. */
  sender_id?: string | null;
  /** Of a response; null for all others. */
  scope: AnswerScope | null;
  /** Its sealed texts by field. */
  sealed: Readonly<Record<string, string>>;
}

/**
 * How the texts of a kind are bound: `from_the_start` each carries its place implicitly; `since` they did not always,
 * so those that do are marked, and the others are sealed again.
 */
export const BOUND: Readonly<Record<SealedKind, 'from_the_start' | 'since'>> = {
  connections: 'from_the_start',
  connect_requests: 'from_the_start',
  senders: 'since',
  mailbox_grants: 'from_the_start',
  webhooks: 'since',
  answers: 'since',
  crawl_access: 'since',
};

/** What the text is bound to. @throws Error for a record that lacks parts of its place */
export function sealedPlace(kind: SealedKind, row: SealedRow, field: string): string {
  const { id, user_id, platform, scope } = row;
  switch (kind) {
    case 'connections':
    case 'connect_requests':
      return tokenPlace(user_id, known(platform), field === 'verifier' ? 'code_verifier' : tokenField(field));
    case 'senders':
      return secretPlace.password(user_id, id, field === 'smtp_password' ? 'smtp_password' : 'imap_password');
    case 'mailbox_grants':
      return mailTokenPlace(user_id, known(row.sender_id ?? null), tokenField(field));
    case 'webhooks':
      return secretPlace.webhook(user_id, id);
    case 'crawl_access':
      return secretPlace.crawlAccess(user_id, id);
    case 'answers':
      return secretPlace.answer(known(scope));
  }
}

function tokenField(field: string): 'access_token' | 'refresh_token' | 'code' {
  if (field === 'code') return 'code';
  return field === 'access_token' ? 'access_token' : 'refresh_token';
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The record does not say where its secret belongs');
  return value;
}
