import type { ThreadAuthor } from './thread-note.js';

/** How long an answer can be undone before it leaves. */
export const UNDO_MS = 10_000;

export const ANSWER_WRITERS = ['user', 'rules', 'llm'] as const;

/**
 * draft: nothing is sent. waiting: a person has sent it, and can undo that until `leaves_at`. sending: a workflow has
 * claimed it; from here on its attempt says what happens to it.
 */
export const ANSWER_STATES = ['draft', 'waiting', 'sending'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The answer to a thread: there is one at a time. `at` and the names say who wrote it, or sent it. */
export interface AnswerDraft extends ThreadAuthor {
  state: AnswerState;
  /** The message that it answers. */
  reply_id: string;
  sender_id: string;
  /** The address of the sender, or an alias of it that the message came to. */
  from_email: string;
  to_email: string;
  subject: string;
  body: string;
  written_by: (typeof ANSWER_WRITERS)[number];
  /** What a person should check before it is sent. */
  warnings: string[];
  /** Of the attempt that it becomes; null while it is a draft. */
  attempt_id: string | null;
  /** ISO 8601; null while it is a draft. */
  leaves_at: string | null;
  /** Why it was not sent, after a try that failed; null without one. */
  failure: string | null;
}
