import { normalizedSubject } from '../replies/normalized-subject.js';

/** Two mails with one key are the same mail: same sender and recipient (both canonical), same subject. */
export function duplicateKey(sender: string, recipient: string, subject: string): string {
  return `${sender}\n${recipient}\n${normalizedSubject(subject)}`;
}
