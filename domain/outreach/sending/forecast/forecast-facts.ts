import type { Sender } from '../sender.js';

/** A mail that waits, or will. */
export interface ForecastMail {
  id: string;
  lead_id: string;
  sender_id: string;
  /** Canonical address. */
  recipient: string;
  kind: 'first_email' | 'follow_up';
  /** Not before this, in milliseconds. */
  due_ms: number;
  /** Of the follow-ups behind it, each from the mail before it. */
  follow_up_days: readonly number[];
  /** Those days are working days of the recipient, as in a sequence. */
  in_working_days?: boolean;
  /** It is of what is forecast; others only take their room. */
  is_own: boolean;
}

/** A mailbox that sends, as it is now. */
export interface ForecastMailbox {
  sender: Pick<
    Sender,
    'id' | 'email' | 'daily_limit' | 'hourly_limit' | 'min_interval_seconds' | 'warm_up' | 'sending_window'
  >;
  first_sent_at: Date | null;
  last_sent_at: Date | null;
  /** Its provider takes no more before. */
  rest_until: Date | null;
  sent_today: number;
  sent_this_hour: number;
}

/** All that decides when mails leave. */
export interface ForecastFacts {
  now: Date;
  /** IANA name of the calendar that days of caps follow. */
  time_zone: string;
  mailboxes: readonly ForecastMailbox[];
  mails: readonly ForecastMail[];
  user_daily_limit: number;
  domain_daily_limit: number;
  /** Of all mailboxes. */
  sent_today: number;
  /** Today, by the key of a recipient domain: see domainCapKey. */
  sent_to_domains: ReadonlyMap<string, number>;
  /** When a recipient was mailed last, in milliseconds, within its cool-off. */
  last_mail_to: ReadonlyMap<string, number>;
}

/** A mail and when it leaves. */
export interface PlannedSend {
  mail: ForecastMail;
  at_ms: number;
}

export interface PlayedQueue {
  /** In the order in which they leave. */
  sends: PlannedSend[];
  /** What cannot leave within the longest time that is looked at, or from no mailbox that sends. */
  stuck: ForecastMail[];
  /** How often each check held back mails of what is forecast, in mail-days. */
  held: Map<string, number>;
}
