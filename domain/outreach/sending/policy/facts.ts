import type { LeadStatus } from '../../campaigns/lead-status.js';
import type { PolicyCounts } from '../policy.js';
import type { ZonedWindow } from '../zoned-window.js';

/** All facts for the policy. Collecting them reserves nothing; sending reserves afterwards. */
export interface PolicyFacts {
  now: Date;
  /**
   * Scheduled mail meets what mailboxes expect of unknown senders; a direct send only the law and the caps. So does an
   * answer, whose text no template has made, to a person who wrote.
   */
  path: 'manual' | 'scheduled' | 'answer';
  recipient: {
    /** As it was given. */
    email: string;
    canonical: string | null;
    domain_key: string;
    /** What DNS says about its domain. */
    deliverable: 'yes' | 'no_mail_server' | 'null_mx' | 'unknown';
  };
  /** The entry of the suppression list that it falls under. */
  suppressed: { by: string } | null;
  /** Null where no lead is named. */
  lead_status: LeadStatus | null;
  sender: {
    email: string;
    /** It is one of the user's own. */
    authorized: boolean;
    name: string;
    organization: string;
    postal_address: string;
    min_interval_seconds: number;
    sending_window: ZonedWindow | null;
    /** The window is that of the recipient's zone: other mail of the sender need not wait for it. */
    window_of_recipient: boolean;
    /** ISO 8601 */
    last_sent_at: string | null;
  };
  subject: string;
  body: string;
  /** Words in brackets and braces that came with a value of its lead. */
  literals?: readonly string[];
  counts: PolicyCounts;
  limits: PolicyCounts;
  /** Scheduled mails of the sender in this hour. */
  hourly: { count: number; limit: number };
  /** The attempt that has sent, or is sending, the same mail. */
  duplicate_of: string | null;
  /** ISO 8601; the last mail of the user to this address. */
  last_mail_to_recipient_at: string | null;
  /** Its distance to the mail before is its own affair. */
  is_follow_up: boolean;
  require_consent: boolean;
  consent_recorded: boolean;
  /** IANA name of the calendar that days of caps follow. */
  time_zone: string;
}
