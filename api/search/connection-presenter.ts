import { writeDay } from '../../domain/base/time/write-day.js';
import type { Connection, Platform } from '../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../domain/search/oauth-settings.js';
import type { components } from '../generated/openapi.js';

type Schemas = components['schemas'];

/** A connection in full; one that was never made is `disconnected`. */
export function presentIntegration(
  platform: Platform,
  connection: Connection | null,
  canConnect: boolean,
): Schemas['Integration'] {
  const { name } = PLATFORM_NAMES[platform];
  return {
    platform,
    name,
    can_connect: canConnect,
    status: connection?.status ?? 'disconnected',
    scopes: connection?.scopes ?? [],
    properties: connection?.properties ?? [],
    property_names: connection?.property_names ?? [],
    created_by: connection?.created_by ?? null,
    connected_at: connection?.connected_at ?? null,
    last_sync_at: connection?.last_sync_at ?? null,
    ends_at: connection?.status === 'expired' ? null : (connection?.ends_at ?? null),
    error: connection?.error ?? null,
    next_step: nextStep(platform, connection, canConnect),
  };
}

/** What the dashboard shows of a platform. */
export function presentPlatform(platform: Platform, connection: Connection | null, canConnect: boolean) {
  const { status, last_sync_at, error, next_step } = presentIntegration(platform, connection, canConnect);
  return { status, last_sync_at, error, next_step };
}

function nextStep(platform: Platform, connection: Connection | null, canConnect: boolean): string | null {
  const { name, settings } = PLATFORM_NAMES[platform];
  if (connection?.status === 'connected')
    return connection.ends_at === undefined ? null : describeEnd(name, connection.ends_at);
  if (connection?.status === 'error') return `Nothing, if it passes; else connect ${name} again`;
  if (!canConnect) return `The operator of this installation sets ${settings}`;
  return `Connect ${name}: GET /api/integrations/${platform}/connect`;
}

/** The provider gave no refresh token (RFC 6749 section 5.1): nothing can be read after the access token has ended. */
function describeEnd(name: string, endsAt: string): string {
  return `Connect ${name} again and allow access for longer: it ends on ${writeDay(endsAt.slice(0, 10))} at ${endsAt.slice(11, 16)} UTC, since ${name} gave nothing to renew it with`;
}
