import type { IncomingMessage } from '../replies/incoming-message.js';

type Arrival = Pick<IncomingMessage, 'to' | 'delivered_to'>;

/**
 * Our address that a message came to: one of our senders, else an alias of a mailbox, which the message names as its
 * recipient and the mailbox's own server as where it was delivered, at a domain of ours. Null when neither is known.
 * @param own addresses of our senders, lower case
 */
export function findCameTo({ to, delivered_to }: Arrival, own: ReadonlySet<string>): string | null {
  const named = to.map(({ email }) => email.toLowerCase()).filter((email) => email !== '');
  const untagged = [...named, ...delivered_to].map(dropTag);
  const ours = untagged.find((email) => own.has(email));
  if (ours !== undefined) return ours;
  const domains = new Set([...own].map(domainOf));
  return named.find((email) => delivered_to.includes(email) && domains.has(domainOf(email))) ?? null;
}

/** "editor+3f2a@own.example" → "editor@own.example": the tag is of one mail. */
function dropTag(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
