/** Who tries which sender out. */
export interface TestMailRequest {
  user_id: string;
  sender_id: string;
  /** The verified address of that person. */
  to: string;
}

/**
 * What became of a test mail. `accepted`: the sender's mail server took it. `refused`: it did not. `unknown`: it did not say.
 * `not_sent`: nothing was tried.
 */
export interface TestMailResult {
  status: 'accepted' | 'refused' | 'unknown' | 'not_sent';
  /** Where it went. */
  to: string;
  /** The server's words, or why nothing was tried; for people. */
  detail: string;
  /** ISO 8601. */
  tried_at: string;
}

/** Of one sender in an hour: they are for trying out a mailbox, and its provider counts them. */
export const TEST_MAILS_AN_HOUR = 5;
