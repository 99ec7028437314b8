/** The outcome of the last reading of a sender's mailbox. */
export interface MailboxReading {
  /** Of the last try, whatever came of it. ISO 8601 */
  last_read_at: string;
  /** ISO 8601; null: it was never read to its end. */
  last_success_at: string | null;
  /** Why the last try failed; null when it did not. */
  last_error: string | null;
}
