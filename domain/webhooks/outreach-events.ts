import { isSureVerdict } from '../outreach/replies/is-sure-verdict.js';
import type { Reply } from '../outreach/replies/reply.js';
import type { Sender, SenderPause } from '../outreach/sending/sender.js';
import type { WebhookEvent } from './webhook-event.js';

const MOST_SUBJECT_CHARS = 300;

/** A message that came in, with what it was taken for. Its text stays in the API: a webhook may be logged anywhere. */
export function replyEvent(reply: Reply): WebhookEvent {
  const { id: reply_id, campaign_id, lead_id, attempt_id, from_email, classification, confidence, received_at } = reply;
  const subject = reply.subject.slice(0, MOST_SUBJECT_CHARS);
  const about = { reply_id, campaign_id, lead_id, attempt_id, from_email, subject };
  return {
    user_id: reply.user_id,
    key: `reply.received:${reply_id}`,
    type: 'reply.received',
    at: reply.created_at,
    data: { ...about, classification, confidence, needs_review: !isSureVerdict(reply), received_at },
  };
}

/** A sender whose scheduled mail waits until a user has reviewed it. */
export function senderPausedEvent({ id, user_id, email }: Sender, pause: SenderPause): WebhookEvent {
  return {
    user_id,
    // By the hour: reported again within it, it is the same pause.
    key: `sender.paused:${id}:${pause.at.slice(0, 13)}`,
    type: 'sender.paused',
    at: pause.at,
    data: { sender_id: id, email, reason: pause.reason, detail: pause.detail },
  };
}
