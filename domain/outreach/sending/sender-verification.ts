import type { DnsRecord } from './mail-records/dns-record.js';

/** not_configured: there is nothing of the kind to try. unknown: it could not be found out. */
export interface VerifiedPart {
  status: 'ok' | 'failed' | 'missing' | 'unknown' | 'not_configured';
  detail: string;
  /** What would be better, in sentences. */
  advice: string[];
  /** To publish, so that the part is right; null where none is missing, or what is missing is not known from outside. */
  record: DnsRecord | null;
}

/** What became of signing in to a sender's servers and looking up the records of its domain. */
export interface SenderVerification {
  smtp: VerifiedPart;
  imap: VerifiedPart;
  spf: VerifiedPart;
  dkim: VerifiedPart;
  dmarc: VerifiedPart;
  /** Whether replies can arrive. */
  mx: VerifiedPart;
  /** Of an SMTP server of the domain's own. */
  reverse_dns: VerifiedPart;
  checked_at: string;
}
