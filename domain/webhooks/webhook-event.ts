export const WEBHOOK_EVENT_TYPES = [
  'audit.completed',
  'audit.score_dropped',
  'audit.new_critical_issue',
  'search.performance_changed',
  'connection.expired',
  'connection.error',
  'schedule.run_failed',
  'operation.completed',
  'operation.failed',
  'reply.received',
  'sender.paused',
  'link.placed',
  'link.verified',
  'link.not_found',
  'link.changed',
  'link.at_risk',
  'link.lost',
  'link.restored',
  'link.unreachable',
  'webhook.test',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** An event that endpoints of the user may receive. */
export interface WebhookEvent {
  user_id: string;
  /** What makes it one event however often it is published, such as `audit.completed:<audit id>`. */
  key: string;
  type: WebhookEventType;
  /** ISO 8601. */
  at: string;
  /** Small, without secrets; ids and figures. */
  data: Record<string, unknown>;
}

/** Where activities publish. Safe to repeat: the same key is delivered once to each endpoint. */
export type PublishEvent = (event: WebhookEvent) => Promise<void>;
