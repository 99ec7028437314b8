import { domainOfEmail } from '../../addresses/email-address.js';
import { isFreeMail } from '../../addresses/free-mail-domains.js';
import { registrableName } from '../../addresses/registrable-name.js';

/** Providers whose servers sign their results with another domain than one signs in to. */
const PROVIDERS: Record<string, readonly string[]> = {
  'gmail.com': ['google.com'],
  'googlemail.com': ['google.com'],
  'google.com': ['google.com'],
  'office365.com': ['outlook.com'],
  'outlook.com': ['outlook.com'],
  'hotmail.com': ['outlook.com'],
  'fastmail.com': ['messagingengine.com', 'fastmail.com'],
  'me.com': ['icloud.com', 'me.com', 'apple.com'],
  'zoho.com': ['zohomail.com', 'zoho.com'],
  'zoho.eu': ['zohomail.eu', 'zoho.eu'],
  'ionos.de': ['kundenserver.de', 'ionos.de'],
  'ionos.com': ['perfora.net', 'ionos.com'],
  '1und1.de': ['kundenserver.de', '1und1.de'],
};

/**
 * The domains whose servers may authenticate authors in a mailbox (RFC 8601 5): that of its IMAP server, and that of
 * its own address if the provider is not a known one. A border server removes such headers from others that claim its
 * name.
 */
export function trustedServers(mailbox: { email: string; imap_host: string | null }): string[] {
  const host = mailbox.imap_host === null ? null : registrableName(mailbox.imap_host.toLowerCase());
  const known = host === null ? undefined : PROVIDERS[host];
  if (known) return [...known];
  const domain = domainOfEmail(mailbox.email);
  const own = PROVIDERS[domain] ?? (isFreeMail(domain) ? [domain] : [registrableName(domain)]);
  return [...new Set([...(host === null ? [] : [host]), ...own])];
}
