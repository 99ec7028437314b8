import type { SenderVerification, VerifiedPart } from './sender-verification.js';

type PartName = Exclude<keyof SenderVerification, 'checked_at'>;

/** In the order in which people read them. */
export const VERIFIED_PARTS: readonly PartName[] = ['smtp', 'imap', 'spf', 'dkim', 'dmarc', 'mx', 'reverse_dns'];

export const PART_TITLES: Readonly<Record<PartName, string>> = {
  smtp: 'Sending server (SMTP)',
  imap: 'Mailbox (IMAP)',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  mx: 'Mail server for replies (MX)',
  reverse_dns: 'Reverse DNS',
};

export const PART_WORDS: Readonly<Record<VerifiedPart['status'], string>> = {
  ok: 'OK',
  failed: 'Needs a fix',
  missing: 'Missing',
  unknown: 'Unknown',
  not_configured: 'Not used',
};

/** Whether its owner has something to do about it. */
export function isToFix({ status }: Pick<VerifiedPart, 'status'>): boolean {
  return status === 'failed' || status === 'missing';
}
