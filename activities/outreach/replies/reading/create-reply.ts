import { createHash } from 'node:crypto';
import { findCameTo } from '../../../../domain/outreach/inbox/find-came-to.js';
import type { BounceReport } from '../../../../domain/outreach/replies/bounces/bounce.js';
import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import type { JudgedReply } from '../../../../domain/outreach/replies/judge-reply.js';
import type { Reply } from '../../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ReplyMatch } from './match-reply.js';

/** Longer texts are no replies to read; what was cut is still in the mailbox. */
const MAX_BODY_CHARS = 50_000;
const MAX_SUBJECT_CHARS = 998;

/** The record of a message, before it is stored. */
export function createReply(
  userId: OwnerId,
  message: IncomingMessage & { date: string },
  match: ReplyMatch | null,
  judged: JudgedReply,
  now: Date,
): Reply {
  return {
    // Made of the message, so that a repeat makes the same record.
    id: createHash('sha256').update(`${userId}\n${message.message_key}`).digest('hex').slice(0, 24),
    user_id: userId,
    campaign_id: match?.attempt.campaign_id ?? null,
    attempt_id: match?.attempt.id ?? null,
    lead_id: match?.attempt.lead_id ?? null,
    from_email: message.from?.email ?? '',
    subject: message.subject.slice(0, MAX_SUBJECT_CHARS),
    body: judged.text.slice(0, MAX_BODY_CHARS),
    quoted_text_removed: judged.quoted_text_removed,
    classification: judged.classification,
    confidence: judged.confidence,
    classified_by: judged.classified_by,
    matched_by: match?.matched_by ?? null,
    signals: judged.signals,
    handled_at: null,
    received_at: message.date,
    created_at: now.toISOString(),
  };
}

/** Why a mail came back, kept with the reply. */
export function bounceFields({ recipients }: BounceReport) {
  const [first] = recipients;
  return {
    bounce_group: first?.group ?? null,
    bounce_reason: first?.reason ?? null,
    bounce_detail: first?.detail ?? null,
  };
}

/** Ids of a longer chain are cut in the middle by an answer anyway. */
const MAX_KEPT_REFERENCES = 100;

/** What an answer to the message takes of it. An own address is no place to answer to. */
export function answerFields(message: IncomingMessage, own: ReadonlySet<string>) {
  const { message_id, references, in_reply_to, reply_to } = message;
  const chain = references.length > 0 ? references : in_reply_to.slice(0, 1);
  const foreign = reply_to.map(({ email }) => email).filter((email) => email !== '' && !own.has(email));
  return {
    message_id,
    references: chain.slice(-MAX_KEPT_REFERENCES),
    reply_to: foreign[0] ?? null,
    came_to: findCameTo(message, own),
  };
}
