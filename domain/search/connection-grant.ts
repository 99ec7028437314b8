import type { Connection, Platform } from './connection.js';

/** Tokens of a connection as the store keeps them: sealed, each for its user, platform and field alone. */
export interface SealedTokens {
  access_token: string;
  /** Null where the provider gave none: then the user connects again when the access token ends. */
  refresh_token: string | null;
  /** ISO 8601; when the access token ends. */
  expires_at: string;
}

/**
 * How long a consent holds: `lasting`, it brought a refresh token; `kept`, it brought none and the earlier one remains
 * valid (RFC 6749 section 6); `short`, there is none, and it ends with its access token.
 */
export type GivenAccess = 'lasting' | 'kept' | 'short';

/** What is taken from a connection to speak for its user. */
export interface ConnectionGrant extends SealedTokens {
  user_id: string;
  platform: Platform;
  status: Connection['status'];
  scopes: string[];
  /** Grows with each new grant and each refresh: what was read under another version is out of date. */
  version: number;
}

/** What a token is bound to, so that the sealed text of one row opens in no other: user, platform and field. */
export type TokenField = 'access_token' | 'refresh_token' | 'code_verifier' | 'code';

/** The additional data (AAD) that a sealed token is bound to. Platform and field hold no bar, so it reads one way only. */
export function tokenPlace(userId: string, platform: Platform, field: TokenField): string {
  return `${userId}|${platform}|${field}`;
}
