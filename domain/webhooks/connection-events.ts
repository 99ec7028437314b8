import type { Connection } from '../search/connection.js';
import { PLATFORM_NAMES } from '../search/oauth-settings.js';
import type { WebhookEvent } from './webhook-event.js';

/**
 * A connection that stopped working: `expired`, until its user connects it again, once for each consent; `error`, which may
 * pass, once a day at most.
 */
export function connectionEvent(
  { user_id, platform, connected_at, error }: Connection,
  status: 'expired' | 'error',
  at: string,
): WebhookEvent {
  const since = status === 'expired' ? connected_at : at.slice(0, 10);
  return {
    user_id,
    key: `connection.${status}:${platform}:${since}`,
    type: `connection.${status}`,
    at,
    data: { platform, name: PLATFORM_NAMES[platform].name, connected_at, error },
  };
}
