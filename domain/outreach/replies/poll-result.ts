/** What reading the mailboxes of a user came to. */
export interface PollResult {
  /** New replies that were stored. */
  replies_found: number;
  /** Messages that could not be read. */
  failed: number;
  /** More waits in a mailbox than could be read in time: the next poll reads on. Until then follow-ups are held. */
  more: boolean;
  /** Mailboxes that could not be read, by the sender's address. */
  errors: { mailbox: string; detail: string }[];
}
