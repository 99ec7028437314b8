import type { Reply } from '../../../../domain/outreach/replies/reply.js';
import { decideEffects, type ReplyEffects } from '../../../../domain/outreach/replies/reply-effects.js';
import { isWriterVerified } from '../../../../domain/outreach/replies/writer-notes.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { ReadReply } from '../../../../store/outreach/replies/reply-lookups.js';
import type { EffectDeps } from '../reply-deps.js';

/** Another reply of the same lead or author, and its effects: they stay, whatever one of them is corrected to. */
export interface OtherReply {
  reply: Reply;
  effects: ReplyEffects;
}

/** The effects of a stored reply by its class. The recipient of a bounced mail and a return date are not stored. */
export function effectsOfKept(reply: Reply, attempt: Attempt | null, now: Date): ReplyEffects {
  const recipient = attempt?.recipient_email ?? null;
  const { classification, confidence, from_email, signals } = reply;
  return decideEffects({
    classification,
    confidence,
    from_email,
    // A person who says what a reply means has seen whose it is.
    is_writer_verified: reply.classified_by === 'user' || isWriterVerified(signals),
    recipient,
    bounced: [],
    return_date: null,
    now,
  });
}

export async function otherReplies(
  deps: Pick<EffectDeps, 'replies' | 'attempts' | 'now'>,
  reply: Reply,
  writers: readonly string[],
): Promise<OtherReply[]> {
  const found = await deps.replies.beside(reply.user_id, reply, writers);
  const attempts = new Map<string, Attempt | null>();
  for (const { attempt_id: id } of found)
    if (id !== null && !attempts.has(id)) attempts.set(id, await deps.attempts.find(reply.user_id, id));
  return found
    .filter((other) => !isAboutOthers(other))
    .map((other) => {
      const attempt = other.attempt_id === null ? null : (attempts.get(other.attempt_id) ?? null);
      return { reply: other, effects: effectsOfKept(other, attempt, deps.now()) };
    });
}

/** A bounce that was read for hard while who was mailed lives on: others that the report names do not. */
function isAboutOthers({ classification, classified_by, bounce_group }: ReadReply): boolean {
  const isRead = classified_by !== 'user' && classified_by !== 'llm';
  return classification === 'bounce_hard' && isRead && bounce_group !== null && bounce_group !== 'hard';
}
