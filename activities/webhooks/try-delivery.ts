import { explainRefusedUrl } from '../../domain/base/url/explain-refused-url.js';
import { secretPlace } from '../../domain/secrets/secret-place.js';
import { type AnswerVerdict, type EndpointAnswer, judgeAnswer } from '../../domain/webhooks/judge-answer.js';
import { nextWaitMs } from '../../domain/webhooks/retry-schedule.js';
import type { DeliveryAttempt, Webhook, WebhookDelivery } from '../../domain/webhooks/webhook.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { signWebhook } from './signing/sign-webhook.js';
import type { WebhookDeps } from './webhook-deps.js';

/** Standard Webhooks recommends 15 to 30 seconds. */
const TIMEOUT_MS = 20_000;
const MOST_RESPONSE_CHARS = 500;

export interface DeliveryStep {
  status: WebhookDelivery['status'] | 'gone';
  /** When to try again; null when it is over. */
  next_attempt_at: string | null;
}

/**
 * One try of a delivery. Changes: posts to the endpoint, records the try. Twice: the endpoint may receive the same
 * message id again when a worker died between the two, by which receivers recognize repeats; the log has one line.
 */
export async function tryDelivery(
  deps: WebhookDeps,
  { user_id, delivery_id }: { user_id: OwnerId; delivery_id: string },
  signal: AbortSignal,
): Promise<DeliveryStep> {
  const delivery = await deps.deliveries.findById(user_id, delivery_id);
  if (!delivery) return { status: 'gone', next_attempt_at: null };
  if (delivery.status !== 'pending') return { status: delivery.status, next_attempt_at: null };
  const due = delivery.next_attempt_at;
  if (due !== null && Date.parse(due) > deps.now().getTime()) return { status: 'pending', next_attempt_at: due };
  const webhook = await deps.webhooks.find(user_id, delivery.webhook_id);
  if (!webhook?.is_active) {
    await deps.deliveries.cancel(user_id, delivery_id);
    return { status: 'cancelled', next_attempt_at: null };
  }
  const { attempt, verdict } = await post(deps, webhook, delivery, signal);
  return noteTry(deps, webhook, delivery, attempt, verdict);
}

async function post(
  deps: WebhookDeps,
  webhook: Webhook,
  delivery: WebhookDelivery,
  signal: AbortSignal,
): Promise<{ attempt: DeliveryAttempt; verdict: AnswerVerdict }> {
  const started = deps.now();
  const body = JSON.stringify(delivery.payload);
  let answer: EndpointAnswer;
  let response = '';
  try {
    const headers = await signedHeaders(deps, delivery, body, started);
    const got = await deps.post({ url: webhook.url, headers, body, timeoutMs: TIMEOUT_MS, signal });
    answer = { status_code: got.status, retry_after: got.retry_after };
    response = got.text.slice(0, MOST_RESPONSE_CHARS);
  } catch (error) {
    signal.throwIfAborted();
    answer = { status_code: null, error: reasonOf(error) };
  }
  const ended = deps.now();
  const verdict = judgeAnswer(answer, ended);
  const duration_ms = ended.getTime() - started.getTime();
  const { status_code } = answer;
  return {
    verdict,
    attempt: { at: started.toISOString(), status_code, duration_ms, error: verdict.error, response },
  };
}

async function signedHeaders(
  { webhooks, openSecret, userAgent }: WebhookDeps,
  { user_id, webhook_id, message_id }: WebhookDelivery,
  body: string,
  at: Date,
): Promise<Record<string, string>> {
  const sealed = await webhooks.secretsOf(user_id, webhook_id, at);
  if (!sealed) throw new Error('The endpoint is gone');
  const place = secretPlace.webhook(user_id, webhook_id);
  const texts = sealed.previous === null ? [sealed.secret] : [sealed.secret, sealed.previous];
  const secrets = texts.map((text) => openSecret(text, place));
  const timestamp = Math.floor(at.getTime() / 1_000);
  return {
    'content-type': 'application/json',
    'user-agent': userAgent,
    ...signWebhook({ message_id, timestamp, body }, secrets),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No response';
  if (error.name === 'UrlNotAllowedError') return explainRefusedUrl(error, 'This address may not be requested');
  if (error.name === 'TimeoutError') return `No response within ${TIMEOUT_MS / 1_000} seconds`;
  return `No response: ${error.message}`.slice(0, 300);
}

async function noteTry(
  deps: WebhookDeps,
  webhook: Webhook,
  delivery: WebhookDelivery,
  attempt: DeliveryAttempt,
  { verdict, retry_after_ms }: AnswerVerdict,
): Promise<DeliveryStep> {
  const { user_id, id, tries } = delivery;
  const now = deps.now();
  const waitMs = verdict === 'retry' ? nextWaitMs(tries + 1, retry_after_ms, deps.random()) : null;
  const next_attempt_at = waitMs === null ? null : new Date(now.getTime() + waitMs);
  const status = verdict === 'delivered' ? 'delivered' : next_attempt_at ? 'pending' : 'failed';
  await deps.deliveries.note(user_id, id, tries, { attempt, status, next_attempt_at });
  await deps.webhooks.noteOutcome(user_id, webhook.id, verdict === 'delivered', now);
  const reason = status === 'failed' ? whyToDisable(webhook, delivery, verdict) : null;
  if (reason !== null) await deps.webhooks.disable(user_id, webhook.id, reason, now);
  return { status, next_attempt_at: next_attempt_at?.toISOString() ?? null };
}

/**
 * An event that can't be delivered is its own problem; an endpoint that accepted nothing for three days is disabled.
 */
function whyToDisable(webhook: Webhook, delivery: WebhookDelivery, verdict: AnswerVerdict['verdict']): string | null {
  if (verdict === 'gone') return 'The endpoint returned 410 Gone';
  if (delivery.event_type === 'webhook.test') return null;
  const isSilent = webhook.last_success_at === null || webhook.last_success_at < delivery.created_at;
  return isSilent ? 'Nothing could be delivered in three days of tries' : null;
}
