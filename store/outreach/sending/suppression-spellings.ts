import { mailboxKey } from '../../../domain/outreach/replies/mailbox-key.js';
import { suppressedAddress } from '../../../domain/outreach/sending/suppressed-address.js';

/** The form in which entries are stored, from any source; what is not an email address is stored in lower case. */
export function suppressionEntry(email: string): string {
  return suppressedAddress(email) ?? email.trim().toLowerCase();
}

/** What entries are compared by: one for all spellings of a mailbox, though each stays as it was given. */
export function suppressionKey(email: string): string {
  return mailboxKey(suppressionEntry(email));
}
