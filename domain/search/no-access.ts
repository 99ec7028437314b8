import { DomainError, type ErrorCode } from '../base/errors.js';
import type { Platform } from './connection.js';
import { PLATFORM_NAMES } from './oauth-settings.js';

/** Why a platform cannot be read, and the call that fixes it. One wording wherever it is shown. */
export interface NoAccess {
  code: Extract<ErrorCode, 'not_connected' | 'connection_expired'>;
  detail: string;
  next_step: string;
}

/** The platform has not been connected yet. */
export function noAccess(platform: Platform): NoAccess {
  const next_step = `give access to ${PLATFORM_NAMES[platform].name} by ${connectCall(platform)}`;
  return { code: 'not_connected', detail: 'Not connected', next_step };
}

/** The provider took back what was given. */
export function endedAccess(platform: Platform): NoAccess {
  const detail = `Access to ${PLATFORM_NAMES[platform].name} has ended`;
  return { code: 'connection_expired', detail, next_step: `connect again by ${connectCall(platform)}` };
}

export const notConnected = (platform: Platform): DomainError => toError(noAccess(platform));

export const accessEnded = (platform: Platform): DomainError => toError(endedAccess(platform));

/** This installation has no OAuth client at the provider. */
export function missingClient(platform: Platform): DomainError {
  const { name, settings } = PLATFORM_NAMES[platform];
  return new DomainError('provider_missing', `${name} cannot be queried: ${settings} are not set on this installation`);
}

/** Whether nothing more can be read in this user's name, now or by another request. */
export function isAccessGone(code: ErrorCode): boolean {
  return code === 'not_connected' || code === 'connection_expired';
}

function toError({ code, detail, next_step }: NoAccess): DomainError {
  return new DomainError(code, `${detail}: ${next_step}`);
}

function connectCall(platform: Platform): string {
  return `GET /api/integrations/${platform}/connect`;
}
