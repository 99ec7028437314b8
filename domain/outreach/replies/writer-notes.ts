import type { ReplyClass } from './reply.js';

const VERIFIED = 'writer verified: ';
/** Classes that opt out of mail. */
const ENDING: ReadonlySet<ReplyClass> = new Set(['unsubscribe', 'not_interested']);

/**
 * Notes to show about a reply's author: that the mailbox's own server has verified them, and that they are not the
 * mailed person, so that an opt-out counts only for the mailed address.
 */
export function writerNotes(reply: {
  classification: ReplyClass;
  from_email: string;
  recipient: string | null;
  verified_domain: string | null;
}): string[] {
  const { classification, from_email, recipient, verified_domain } = reply;
  if (verified_domain !== null) return [`${VERIFIED}${verified_domain}`];
  if (!ENDING.has(classification) || from_email === '' || from_email === recipient) return [];
  return [`${from_email} was not mailed and is not verified, not suppressed`];
}

/** Whether the signals of a reply hold that note. */
export function isWriterVerified(signals: readonly string[]): boolean {
  return signals.some((signal) => signal.startsWith(VERIFIED));
}
