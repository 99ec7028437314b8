import type { ReplyClass } from '../replies/reply.js';
import type { AnswerDraft } from './answer-draft.js';
import type { ThreadNote } from './thread-note.js';

/** Bounds of what members add to one thread. */
export const MAX_LABELS = 10;
export const MAX_LABEL_CHARS = 40;

/**
 * What came in from one lead, and what members decided about it: the mails themselves are attempts and replies. Mail of
 * one writer that belongs to no lead is a thread as well.
 */
export interface InboxThread {
  /** The id of its lead; without one, made of the writer's address. */
  id: string;
  user_id: string;
  campaign_id: string | null;
  lead_id: string | null;
  /** Of the last reply. */
  from_email: string;
  subject: string;
  /** How the last reply begins. */
  excerpt: string;
  classification: ReplyClass;
  /** Whether that class is a guess. */
  needs_review: boolean;
  last_reply_id: string;
  /** ISO 8601, as are all times here: when the last reply was read. */
  last_reply_at: string;
  is_unread: boolean;
  /** A person wrote last, or may have, and got no answer. */
  awaits_us: boolean;
  done_at: string | null;
  /** A time that has passed: it came back then. */
  snoozed_until: string | null;
  /** User id of a member. */
  assignee: string | null;
  labels: string[];
  /** Oldest first. */
  notes: ThreadNote[];
  /** What is being written, or is about to leave. */
  answer: AnswerDraft | null;
  /** By what the list is ordered: the last reply, or the end of a snooze. */
  shown_at: string;
}
