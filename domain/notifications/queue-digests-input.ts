import type { DigestTime } from './digest-time.js';

/** One slice of the people whose digest is due at one time of the week. */
export interface QueueDigestsInput {
  time: DigestTime;
  /** YYYY-MM-DD, local: what makes it the same digest when it is queued again. */
  due_date: string;
  /** Where the slice before ended; null to begin. */
  after: string | null;
}

export interface QueuedDigests {
  queued: number;
  next: string | null;
}
