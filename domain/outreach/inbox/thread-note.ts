export const MAX_THREAD_NOTES = 100;
export const MAX_THREAD_NOTE_CHARS = 2_000;

/** Who did something in the inbox, and when. Both names are null once the account is erased. */
export interface ThreadAuthor {
  /** ISO 8601. */
  at: string;
  /** User id. */
  by: string | null;
  /** As the person was called then. */
  by_name: string | null;
}

/** What a member wrote about a thread; it is never sent. */
export interface ThreadNote extends ThreadAuthor {
  id: string;
  text: string;
}
