import type { MailProvider, ProviderLimits } from './mail-provider.js';

/** Connection settings of a mail server. `password` is always encrypted in the store. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where it is offered. */
  secure: boolean;
  username: string | null;
}

export interface SendingWindow {
  /**
   * IANA name, such as Europe/Berlin. Null: the recipient's zone where the country of its domain has one zone only, else
   * the zone of the installation.
   */
  time_zone: string | null;
  /** 1 Monday to 7 Sunday (ISO 8601). */
  days: number[];
  /** HH:MM, local; `to` is not part of it. `from` is before `to`. */
  from: string;
  to: string;
}

/** Pauses of mailboxes that are connected by OAuth; connecting again ends them. */
export const ACCESS_PAUSES = [
  'not_connected',
  'access_ended',
  'sign_in_needed',
  'consent_needed',
  'access_blocked',
  'sending_closed',
] as const;
export type AccessPause = (typeof ACCESS_PAUSES)[number];

/** Whether connecting the mailbox again ends a pause. */
export function isAccessPause(reason: string): boolean {
  return ACCESS_PAUSES.some((pause) => pause === reason);
}

/** Why and since when a sender's scheduled mail waits. Manual sends are not held up by it. */
export interface SenderPause {
  /** refused: receivers turn the sender, its server or its mails away. */
  reason: 'user' | 'bounce_rate' | 'complaint_rate' | 'authentication' | 'refused' | AccessPause;
  detail: string;
  at: string;
}

/** A mailbox that sends outreach. Passwords are never shown. */
export interface Sender {
  id: string;
  user_id: string;
  email: string;
  name: string;
  organization: string;
  postal_address: string;
  smtp: MailServer;
  /** Null: replies to this sender are not read. */
  imap: (MailServer & { mailbox: string }) | null;
  /** Mails a day on the scheduled path. */
  daily_limit: number;
  hourly_limit: number;
  min_interval_seconds: number;
  /** A new mailbox works up to its daily limit; an old one need not. */
  warm_up: boolean;
  sending_window: SendingWindow | null;
  /** Put a copy of each sent mail into the Sent folder over IMAP, unless the provider does so itself. */
  save_sent_copies: boolean;
  is_default: boolean;
  paused: SenderPause | null;
  /** Signs in by OAuth at this provider, to the provider's own servers; absent or null: by password, or not at all. */
  provider?: MailProvider | null;
  /** Of the provider, or lower ones of the user's; null without a provider. */
  provider_limits?: ProviderLimits | null;
  /** The person who added it; null for one whose account is erased. */
  created_by?: string | null;
  created_at: string;
  updated_at: string;
}

/** The id of the sender that the environment describes; it has no record. */
export const ENVIRONMENT_SENDER_ID = '000000000000000000000000';

/** What tools for cold mail keep to (Warmbly, Hunter, Lemlist): 50 a day and 9 an hour, ten minutes apart, Monday to Friday 9 to 17. */
export const SENDER_DEFAULTS = { daily_limit: 50, hourly_limit: 9, min_interval_seconds: 600 } as const;

/** Office hours of the recipient: what a sender keeps to whose user has set no window. */
export const DEFAULT_SENDING_WINDOW: SendingWindow = {
  time_zone: null,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
};
