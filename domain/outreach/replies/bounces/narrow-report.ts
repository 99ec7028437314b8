import { emailInOneForm } from '../../addresses/email-address.js';
import type { BouncedRecipient, BounceReport } from './bounce.js';

/** A forward leads to one address or a few behind a list; a report that names more is about other mails, or forged. */
const MOST_FORWARDS = 3;
const MOST_NAMED = 5;

export interface NarrowedReport {
  report: BounceReport;
  /** What is to be shown with the reply: others that the report names. */
  notes: string[];
}

/**
 * What a report says about the recipient of the mail that it cites; it may say nothing about others, since anyone can
 * write one. Addresses that ours may have been forwarded to count for it, if they are few.
 * @param recipient The recipient of the cited mail.
 */
export function narrowReport(bounce: BounceReport, recipient: string): NarrowedReport {
  const others = bounce.recipients.filter(({ email }) => email !== null && !isSame(email, recipient));
  if (others.length === 0) return { report: bounce, notes: [] };
  const notes = [noteOthers(others)];
  const own = bounce.recipients.filter((each) => !others.includes(each));
  if (own.length > 0) return { report: { ...bounce, recipients: own }, notes };
  // Whatever address it names, a complaint that cites a mail is about that mail: feedback loops black names out.
  if (bounce.kind !== 'complaint' && others.length > MOST_FORWARDS)
    return { report: { ...bounce, ...NOTHING_OF_OURS }, notes };
  return { report: { ...bounce, recipients: ofForwards(others, recipient) }, notes };
}

const NOTHING_OF_OURS = { kind: 'notice', is_bounce: false, recipients: [] } as const satisfies Partial<BounceReport>;

/** Where one of them may still have it, the address in front of them works. */
function ofForwards(forwards: readonly BouncedRecipient[], recipient: string): BouncedRecipient[] {
  const living = forwards.filter(({ group }) => group !== 'hard');
  return (living.length > 0 ? living : forwards).map((each) => ({ ...each, email: recipient }));
}

function noteOthers(others: readonly BouncedRecipient[]): string {
  const emails = [...new Set(others.flatMap(({ email }) => email ?? []))];
  const more = emails.length > MOST_NAMED ? ` and ${emails.length - MOST_NAMED} more` : '';
  return `the report also names ${emails.slice(0, MOST_NAMED).join(', ')}${more}, not suppressed`;
}

function isSame(one: string, other: string): boolean {
  return emailInOneForm(one) === emailInOneForm(other);
}
