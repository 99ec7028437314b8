import { mailboxKey } from '../../../domain/outreach/replies/mailbox-key.js';
import { suppressedAddress } from '../../../domain/outreach/sending/suppressed-address.js';

/** The one form that entries are kept in, whoever brings them; what is no address is kept in lower case. */
export function suppressionEntry(email: string): string {
  return suppressedAddress(email) ?? email.trim().toLowerCase();
}

/** What entries are compared by: one for all spellings of a mailbox, though each stays as it was given. */
export function suppressionKey(email: string): string {
  return mailboxKey(suppressionEntry(email));
}
