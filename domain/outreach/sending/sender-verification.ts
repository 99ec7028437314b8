/** not_configured: there is nothing of the kind to try. unknown: it could not be found out. */
export interface VerifiedPart {
  status: 'ok' | 'failed' | 'missing' | 'unknown' | 'not_configured';
  detail: string;
}

/** What became of signing in to a sender's servers and looking up its domain's records. */
export interface SenderVerification {
  smtp: VerifiedPart;
  imap: VerifiedPart;
  spf: VerifiedPart;
  dkim: VerifiedPart;
  dmarc: VerifiedPart;
  checked_at: string;
}
