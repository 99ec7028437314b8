import type { WebhookEventType } from './webhook-event.js';

/** A URL of the user that receives events, by the Standard Webhooks form. */
export interface Webhook {
  id: string;
  user_id: string;
  url: string;
  /** Empty: every type. */
  event_types: WebhookEventType[];
  description: string | null;
  is_active: boolean;
  /** Why it is not active; null while it is. */
  disabled_reason: string | null;
  last_success_at: string | null;
  last_failure_at: string | null;
  /** The person who added it; null for one whose account is erased. */
  created_by?: string | null;
  created_at: string;
  updated_at: string;
}

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type WebhookDeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One POST and what came of it. */
export interface DeliveryAttempt {
  at: string;
  /** Null without a response. */
  status_code: number | null;
  duration_ms: number;
  /** Why it does not count as delivered; null when it does. */
  error: string | null;
  /** The beginning of the response body. */
  response: string;
}

/** One event on its way to one endpoint: what was sent, each try, and what comes next. */
export interface WebhookDelivery {
  id: string;
  user_id: string;
  webhook_id: string;
  /** The webhook-id header, the same in every try: receivers use it to detect repeats. */
  message_id: string;
  event_type: WebhookEventType;
  event_key: string;
  payload: WebhookPayload;
  status: WebhookDeliveryStatus;
  /** Oldest first, the last 20. */
  attempts: DeliveryAttempt[];
  /** Tries since it was published, or since it was last replayed. */
  tries: number;
  next_attempt_at: string | null;
  created_at: string;
}

/** The body of the request (Standard Webhooks, "Payload structure"). */
export interface WebhookPayload {
  type: WebhookEventType;
  timestamp: string;
  data: Record<string, unknown>;
}
