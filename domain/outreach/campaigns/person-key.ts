import { mailboxKey } from '../replies/mailbox-key.js';

/** Addresses (canonical) with one key belong to one person: the mailbox without any tag after a "+" (RFC 5233). */
export function personKey(canonical: string): string {
  const key = mailboxKey(canonical);
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+');
  return plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key;
}
