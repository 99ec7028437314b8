export const FOLLOW_UP_STATUSES = ['scheduled', 'sent', 'cancelled', 'blocked', 'failed'] as const;
export type FollowUpStatus = (typeof FOLLOW_UP_STATUSES)[number];

/** Of one first email, beside those of a sequence. */
export const MAX_FOLLOW_UPS = 3;

/** What keeps a scheduled one of a sequence back until a person resumes it: its lead's pause, or that of the sequence. */
export type FollowUpPause = 'lead' | 'sequence';

export interface FollowUp {
  id: string;
  campaign_id: string;
  /** The attempt that it follows: the first mail to the lead. */
  attempt_id: string;
  lead_id: string;
  /** Of the campaign's sequence; null of one that was planned alone. */
  step_id: string | null;
  subject: string;
  body: string;
  /** Words in brackets and braces that are text, and nothing that is left to be filled in. */
  literals?: string[];
  status: FollowUpStatus;
  reason: string | null;
  paused: FollowUpPause | null;
  scheduled_at: string;
  /** Why it has not left though its time has come; null while nothing holds it. */
  held_reason: string | null;
  /** When it is tried next; null when it is no longer scheduled, or waits for its user. */
  next_at: string | null;
  sent_at: string | null;
  /** The attempt that it became. */
  sent_attempt_id: string | null;
  created_at: string;
}
