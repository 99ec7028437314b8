import type { AccessToken } from '../oauth/sealed-tokens.js';
import type { OwnerId } from '../workspaces/owner-id.js';
import type { Platform } from './connection.js';

export interface AccessTokens {
  /** A token that holds for some minutes yet. @throws DomainError not_connected, connection_expired, … */
  get(userId: OwnerId, platform: Platform, signal: AbortSignal): Promise<AccessToken>;
  /** Another one than that, which the provider has refused. @throws as get */
  renew(userId: OwnerId, platform: Platform, refused: AccessToken, signal: AbortSignal): Promise<AccessToken>;
}
