import type { DmarcSource } from './dmarc-report.js';

/**
 * own: the domain's SPF record lets this address in. signed: mail signed by the domain, through an address that SPF does not
 * let in, such as of a forwarder. other_service: its mail passes as another domain. unknown: it passes as none.
 */
export type DmarcOrigin = 'own' | 'signed' | 'other_service' | 'unknown';

/** An address that sends in the name of a domain, over all reports. */
export interface DmarcSender extends DmarcSource {
  origin: DmarcOrigin;
  /** ISO 8601, of the last day on which it was reported. */
  last_seen: string;
  next_step: string;
}

/** What receivers have reported about a domain. */
export interface DmarcOverview {
  domain: string;
  /** ISO 8601: reports about days since. */
  since: string;
  reports: number;
  mails: number;
  aligned: number;
  quarantined: number;
  rejected: number;
  reporters: { name: string; reports: number; mails: number }[];
  days: { day: string; mails: number; aligned: number }[];
  /** The ones with most mails first. */
  sources: DmarcSender[];
  /** Beyond those that are listed. */
  sources_left_out: number;
  /** Mails that reports count without naming their source, because there are too many. */
  mails_left_out: number;
  /** Mails that call themselves reports, and could not be read; the newest first. */
  unreadable: { received_at: string; reason: string }[];
  /** What to do about the domain's policy. */
  next_step: string;
}
