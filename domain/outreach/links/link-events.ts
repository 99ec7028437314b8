import type { WebhookEvent } from '../../webhooks/webhook-event.js';
import type { LinkEvent, PlacedLink } from './placed-link.js';

/** An event of a link as endpoints and mails get it; the check makes it one event however often it is published. */
export function toWebhookEvent(
  { id: link_id, user_id, campaign_id, lead_id, page_url, target_url, watch }: PlacedLink,
  { type, changes, reason }: LinkEvent,
  { check_id, at }: { check_id: string; at: string },
): WebhookEvent {
  const about = { link_id, campaign_id, lead_id, page_url, target_url };
  return {
    user_id,
    key: `${type}:${check_id}`,
    type,
    at,
    data: { ...about, state: watch.state, changes, reason },
  };
}
