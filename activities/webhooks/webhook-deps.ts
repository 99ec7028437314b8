import type { WebhookDeliveriesRepository } from '../../store/webhooks/webhook-deliveries.js';
import type { WebhooksRepository } from '../../store/webhooks/webhooks.js';

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface WebhookDeps {
  webhooks: Pick<WebhooksRepository, 'find' | 'secretsOf' | 'disable' | 'noteOutcome'>;
  deliveries: Pick<WebhookDeliveriesRepository, 'findById' | 'note' | 'cancel'>;
  /** @throws Error when there is no response, or the URL may not be requested */
  post(request: PostRequest): Promise<{ status: number; retry_after: string | null; text: string }>;
  /** @throws Error when the key is gone that it was sealed with, or it was sealed for another place */
  openSecret(sealed: string, place: string): string;
  userAgent: string;
  now(): Date;
  /** 0–1. */
  random(): number;
}
