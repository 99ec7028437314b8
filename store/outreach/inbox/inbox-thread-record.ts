import type { Types } from 'mongoose';
import type { AnswerDraft } from '../../../domain/outreach/inbox/answer-draft.js';
import type { InboxThread } from '../../../domain/outreach/inbox/inbox-thread.js';
import type { ThreadAuthor } from '../../../domain/outreach/inbox/thread-note.js';
import type { ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { InboxThreadDocument } from './inbox-thread-model.js';

export type StoredThread = InboxThreadDocument & { _id: Types.ObjectId };
type StoredAnswer = NonNullable<StoredThread['answer']>;

export function toThread(found: StoredThread): InboxThread {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    campaign_id: found.campaign_id ?? null,
    lead_id: found.lead_id ?? null,
    from_email: found.from_email,
    subject: found.subject,
    excerpt: found.excerpt,
    classification: found.classification as ReplyClass,
    needs_review: found.needs_review,
    last_reply_id: found.last_reply_id,
    last_reply_at: found.last_reply_at.toISOString(),
    is_unread: found.is_unread,
    awaits_us: found.awaits_us,
    done_at: found.done_at?.toISOString() ?? null,
    snoozed_until: found.snoozed_until?.toISOString() ?? null,
    assignee: found.assignee ?? null,
    labels: [...found.labels],
    notes: found.notes.map((note) => ({ id: note.id, text: note.text, ...toAuthor(note) })),
    answer: found.answer ? toAnswer(found.answer) : null,
    shown_at: found.shown_at.toISOString(),
  };
}

function toAuthor({ at, by, by_name }: Pick<StoredAnswer, 'at' | 'by' | 'by_name'>): ThreadAuthor {
  return { at: at.toISOString(), by: by ?? null, by_name: by_name ?? null };
}

function toAnswer(found: StoredAnswer): AnswerDraft {
  return {
    ...toAuthor(found),
    state: found.state as AnswerDraft['state'],
    reply_id: found.reply_id,
    sender_id: found.sender_id,
    from_email: found.from_email,
    to_email: found.to_email,
    subject: found.subject,
    body: found.body,
    written_by: found.written_by as AnswerDraft['written_by'],
    warnings: [...found.warnings],
    attempt_id: found.attempt_id ?? null,
    leaves_at: found.leaves_at?.toISOString() ?? null,
    failure: found.failure ?? null,
  };
}

export function toStoredAnswer(answer: AnswerDraft) {
  const { at, leaves_at, ...rest } = answer;
  return { ...rest, at: new Date(at), leaves_at: leaves_at === null ? null : new Date(leaves_at) };
}
