import { DomainError } from '../errors.js';
import type { Platform } from './connection.js';
import { PLATFORM_NAMES } from './oauth-settings.js';

/** Nobody gave access to the platform yet. One wording wherever that shows, with the call that mends it. */
export function notConnected(platform: Platform): DomainError {
  const { name } = PLATFORM_NAMES[platform];
  return new DomainError('not_connected', `Not connected: give access to ${name} by ${connectCall(platform)}`);
}

/** The provider took back what was given. */
export function accessEnded(platform: Platform): DomainError {
  const { name } = PLATFORM_NAMES[platform];
  return new DomainError(
    'connection_expired',
    `Access to ${name} has ended: connect again by ${connectCall(platform)}`,
  );
}

function connectCall(platform: Platform): string {
  return `GET /api/integrations/${platform}/connect`;
}
