import type { ConnectTarget } from '../oauth/connect-target.js';
import type { SealedTokens, TokenField } from '../oauth/sealed-tokens.js';
import type { Connection, Platform } from './connection.js';

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

/** The additional data (AAD) that a sealed token is bound to. Platform and field hold no bar, so it reads one way only. */
export function tokenPlace(userId: string, platform: ConnectTarget, field: TokenField): string {
  return `${userId}|${platform}|${field}`;
}
