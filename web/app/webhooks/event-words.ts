import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../../domain/webhooks/webhook-event.js';
import { titleWords } from '../parts/title-words.js';

/** `audit.score_dropped` → `Audit: score dropped`. Kept to the names, so that a new event needs no words of its own. */
export function eventTitle(type: WebhookEventType): string {
  return titleWords(type.replace('.', ': '));
}

/** What a webhook can be asked to receive; tests come only when somebody sends one. */
export const CHOSEN_EVENTS: readonly WebhookEventType[] = WEBHOOK_EVENT_TYPES.filter((type) => type !== 'webhook.test');
