import { parse } from 'tldts';

/**
 * Providers whose servers put what is sent over SMTP into the Sent folder themselves, by the registrable domain of their
 * SMTP hosts: Gmail and Google Workspace (support.google.com/mail/answer/78892), Outlook.com, Microsoft 365 and Exchange
 * Online.
 */
const PROVIDERS = new Set([
  'gmail.com',
  'google.com',
  'googlemail.com',
  'outlook.com',
  'office365.com',
  'office.com',
  'hotmail.com',
  'live.com',
]);

/** Whether the provider of this SMTP host stores a copy of sent mail itself. */
export function filesSentMail(smtpHost: string): boolean {
  return PROVIDERS.has(parse(smtpHost).domain ?? '');
}
