/** What one IP address has sent in the name of a domain, as one receiver counted it. */
export interface DmarcSource {
  ip: string;
  mails: number;
  /** Those that passed DMARC: aligned by SPF or by DKIM. */
  aligned: number;
  spf_aligned: number;
  dkim_aligned: number;
  quarantined: number;
  rejected: number;
  /** Those that the receiver took for forwarded ones or mail of a list. */
  forwarded: number;
  /** Domains that its mail passed SPF or DKIM as, whether or not they are the sender's. */
  passed_as: string[];
}

/** An aggregate report about a domain (RFC 9990; RFC 7489 appendix C). */
export interface DmarcReport {
  /** The name by which the receiver calls itself. Whoever sends a report can write any name. */
  reporter: string;
  report_id: string;
  /** In lower case. */
  domain: string;
  /** ISO 8601. */
  from: string;
  until: string;
  /** What the domain asked of receivers; null where it is not told. */
  policy: 'none' | 'quarantine' | 'reject' | null;
  /** The ones with most mails first. */
  sources: DmarcSource[];
  /** Mails of sources beyond the limit. */
  mails_left_out: number;
}

/** What a mail that carries a report came to. */
export type DmarcReading =
  | { state: 'read'; report: DmarcReport }
  /** It names itself a report about this domain, and cannot be read. */
  | { state: 'unreadable'; domain: string; reason: string };

/** How long reports are kept after the last day that they are about. */
export const DMARC_KEPT_DAYS = 180;
