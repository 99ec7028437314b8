import type { Platform } from '../search-data/connection.js';
import { type TokenField, tokenPlace } from '../search-data/connection-grant.js';

/** What in the store is sealed, by where it lies. */
export const SEALED_KINDS = ['connections', 'connect_requests', 'senders', 'webhooks', 'answers'] as const;
export type SealedKind = (typeof SEALED_KINDS)[number];

/** A field that is sealed, and what its text is bound to; null where nothing is. */
type SealedFields = Readonly<Record<string, TokenField | null>>;

/** A field that is sealed and not named here keeps its old key for ever. */
export const SEALED_FIELDS: Readonly<Record<SealedKind, SealedFields>> = {
  connections: { access_token: 'access_token', refresh_token: 'refresh_token' },
  connect_requests: { verifier: 'code_verifier', code: 'code' },
  senders: { smtp_password: null, imap_password: null },
  webhooks: { secret: null, previous_secret: null },
  answers: { sealed_body: null },
};

/** A record that holds something sealed. */
export interface SealedRow {
  id: string;
  user_id: string;
  /** Null where records have none. */
  platform: Platform | null;
  /** Its sealed texts by field. */
  sealed: Readonly<Record<string, string>>;
}

/** What the text was bound to when it was sealed; undefined where it is bound to nothing. */
export function sealedPlace(kind: SealedKind, { user_id, platform }: SealedRow, field: string): string | undefined {
  const bound = SEALED_FIELDS[kind][field] ?? null;
  return bound === null || platform === null ? undefined : tokenPlace(user_id, platform, bound);
}
