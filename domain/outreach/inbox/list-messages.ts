import { isSureVerdict } from '../replies/is-sure-verdict.js';
import type { Reply, ReplyClass } from '../replies/reply.js';
import type { Attempt } from '../sending/attempt.js';

/** A mail of a thread, ours or theirs. */
export interface ThreadMessage {
  /** Of the attempt, or of the reply. */
  id: string;
  kind: 'sent' | 'reply';
  from_email: string;
  /** Of a reply: the address of ours that it came to; null where that is not known. */
  to_email: string | null;
  subject: string;
  body: string;
  /** ISO 8601. */
  at: string;
  /** Of our mail; null for a reply. */
  status: 'sending' | 'sent' | 'uncertain' | 'bounced' | null;
  reason: string | null;
  /** Of a reply; null for our mail. */
  classification: ReplyClass | null;
  needs_review: boolean;
}

/**
 * What was written in both directions, oldest first. Mails that did not leave are not part of it. A reply comes after the
 * mail that it answers, whatever the clock of its writer says.
 */
export function listMessages(
  mails: readonly Attempt[],
  replies: readonly (Reply & { came_to: string | null })[],
): ThreadMessage[] {
  const sent = mails.flatMap(toSent).map((message) => ({ message, order: message.at }));
  const times = new Map(sent.map(({ message: { id, at } }) => [id, at]));
  const received = replies.map((reply) => {
    const answered = times.get(reply.attempt_id ?? '') ?? '';
    return { message: toReceived(reply), order: [reply.received_at, answered].sort().at(-1) ?? '' };
  });
  // A stable sort: of the same moment, ours comes first.
  const all = [...sent, ...received].sort((one, other) => one.order.localeCompare(other.order));
  return all.map(({ message }) => message);
}

function toSent({ status, sent_at, created_at, ...mail }: Attempt): ThreadMessage[] {
  if (status === 'queued' || status === 'failed' || status === 'blocked') return [];
  const { id, sender_email, recipient_email, subject, body, reason } = mail;
  return [
    {
      id,
      kind: 'sent',
      from_email: sender_email,
      to_email: recipient_email,
      subject,
      body,
      at: sent_at ?? created_at,
      status,
      reason,
      classification: null,
      needs_review: false,
    },
  ];
}

function toReceived(reply: Reply & { came_to: string | null }): ThreadMessage {
  const { id, from_email, came_to, subject, body, received_at, classification } = reply;
  return {
    id,
    kind: 'reply',
    from_email,
    to_email: came_to,
    subject,
    body,
    at: received_at,
    status: null,
    reason: null,
    classification,
    needs_review: !isSureVerdict(reply),
  };
}
