import type { CampaignMailbox } from '../rotation/campaign-mailbox.js';
import type { WaitingReason } from '../waiting.js';

export interface ForecastCounts {
  first_emails: number;
  follow_ups: number;
}

/** What leaves on one day of the installation's calendar. */
export interface ForecastDay extends ForecastCounts {
  /** YYYY-MM-DD */
  date: string;
  by_mailbox: (ForecastCounts & { sender_id: string })[];
}

export interface ForecastMailboxPlan extends ForecastCounts, Pick<CampaignMailbox, 'sender_id' | 'sender_email'> {
  paused: boolean;
  first_at: string | null;
  last_at: string | null;
}

/** Leads that get no email, for one reason: a name of a policy check where there is one. */
export interface LeadsLeftOut {
  reason: string;
  count: number;
  /** The first of them. */
  leads: {
    lead_id: string;
    website_url: string | null;
    recipient_email: string | null;
    /** Names of the variables that it has no value for. */
    missing?: string[];
  }[];
}

/** How many wait for the same, as known now; `in_turn`: only for their turn; `sequence_paused`: until a person resumes them. */
export interface WaitingCount {
  reason: WaitingReason | 'in_turn' | 'sequence_paused';
  count: number;
}

/** The plan that a queue began with, beside what is expected now. */
export interface ForecastSlip {
  planned_at: string;
  planned_last_first_email_at: string;
  /** Hours that the last first email is expected later; below 0: earlier. Null: it is not expected at all. */
  late_hours: number | null;
}

/** When the emails of a campaign leave by what is known now. Times are ISO 8601. */
export interface QueueForecast {
  computed_at: string;
  /** What it rests on, for people. */
  basis: string;
  /** First emails of the plan and leads that are left out. */
  total: number;
  left_out: LeadsLeftOut[];
  first_emails: number;
  follow_ups: number;
  first_at: string | null;
  last_first_email_at: string | null;
  /** With the shortest and the longest gaps between emails. */
  last_first_email_range: { earliest: string; latest: string } | null;
  last_at: string | null;
  /** Checks that hold emails back in this plan, in the order of the policy. */
  held_by: string[];
  days: ForecastDay[];
  mailboxes: ForecastMailboxPlan[];
  /** Emails without a time, such as of a paused mailbox. */
  not_planned: WaitingCount[];
  waiting: WaitingCount[];
  slip: ForecastSlip | null;
  /** False: there are more emails than are looked at. */
  complete: boolean;
}
