import type { AnswerSender } from './list-answer-senders.js';

/** How an answer to a thread would go, for its writer. */
export interface Answering {
  /** The message that is answered; null without one. */
  reply_id: string | null;
  to_email: string | null;
  subject: string | null;
  /** The right one first. */
  from: AnswerSender[];
  /** Why it cannot be answered now; null when it can. */
  refusal: string | null;
}
