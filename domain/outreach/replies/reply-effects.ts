import type { SuppressionSource } from '../sending/suppression.js';
import type { BouncedRecipient } from './bounces/bounce.js';
import { SURE_FROM } from './is-sure-verdict.js';
import type { ReplyClass } from './reply.js';

export interface ReplyFacts {
  classification: ReplyClass;
  /** 0–1; left out: sure. */
  confidence?: number;
  from_email: string;
  /** The writer is who the mail says: the mailbox's own server has verified it, or a person has read the reply. */
  is_writer_verified: boolean;
  /** The recipient of the mail that it answers; null when it answers none. */
  recipient: string | null;
  /** Of a bounce, as narrowReport returns it; empty when a user reclassifies a reply as a bounce. */
  bounced: readonly BouncedRecipient[];
  /** Of an out-of-office, YYYY-MM-DD. */
  return_date: string | null;
  now: Date;
}

/** The event for the lead; its status follows by moveLead. */
export type ReplyLeadEvent = 'reply' | 'decline' | 'hard_bounce' | 'unsubscribe';

/** The effects of a reply. Every step is idempotent. */
export interface ReplyEffects {
  lead: ReplyLeadEvent | null;
  /** Why nothing more that was planned for the lead is sent. */
  stop: string | null;
  suppress: { email: string; source: SuppressionSource }[];
  /** Why the mail counts as come back. */
  bounced: string | null;
  counts_as_soft_bounce: boolean;
  /** What it says about the sender is weighed together with what others have said (judgeShares). */
  judges_sender: boolean;
  /** ISO 8601: the next follow-up is not sent before. */
  defer_until: string | null;
}

const NOTHING: ReplyEffects = {
  lead: null,
  stop: null,
  suppress: [],
  bounced: null,
  counts_as_soft_bounce: false,
  judges_sender: false,
  defer_until: null,
};

/** What looks like an automatic mail may be a person's: nothing more is sent until a user has read it. */
const HOLD: ReplyEffects = { ...NOTHING, stop: 'The reply needs review' };

const SURE_REFUSAL = 0.7;

/**
 * @see ReplyEffects. Incoming mail is not authenticated, so it only counts for the address that was mailed: other
 *   addresses in it are not suppressed. Nor is any address because of the sender's own errors, or a domain because of
 *   one of its addresses.
 */
export function decideEffects(facts: ReplyFacts): ReplyEffects {
  switch (facts.classification) {
    case 'interested':
    case 'question':
    case 'referral':
    case 'replied':
      return { ...NOTHING, lead: 'reply', stop: 'The lead has replied' };
    case 'not_interested':
      // An author who was never mailed may be anyone, writing about anything; opt-outs are honored all the same.
      if (facts.recipient === null) return NOTHING;
      return { ...ofRefusal(facts), lead: 'decline', stop: 'The lead is not interested' };
    case 'unsubscribe':
      // A guess too: it waits for review, where another class lifts the suppression; mail that was unwanted cannot be undone.
      return { ...end(facts, 'unsubscribe'), lead: 'unsubscribe', stop: 'The lead wants no more mail' };
    case 'complaint':
      return {
        ...end(facts, 'complaint'),
        lead: 'unsubscribe',
        stop: 'The lead has called the mail spam',
        judges_sender: true,
      };
    case 'bounce_hard':
      return ofHardBounce(facts);
    case 'bounce_soft':
      return ofSoftBounce(facts);
    case 'out_of_office':
      if (isGuess(facts)) return HOLD;
      return { ...NOTHING, defer_until: whenBack(facts.return_date, facts.now).toISOString() };
    case 'auto_reply':
      return isGuess(facts) ? HOLD : NOTHING;
  }
}

function isGuess({ confidence = 1 }: ReplyFacts): boolean {
  return confidence < SURE_FROM;
}

/** A yes and a no in one mail: no follow-up, but the person may still be mailed until a user has read it. */
function ofRefusal(facts: ReplyFacts): ReplyEffects {
  return isSureRefusal(facts.confidence) ? end(facts, 'not_interested') : NOTHING;
}

/** Whether a refusal is plain enough to write no more to its address. */
export function isSureRefusal(confidence = 1): boolean {
  return confidence >= SURE_REFUSAL;
}

/**
 * The mailed address, even if another person answers: a colleague who says stop does so for the mailbox. The writer's
 * own address too if it is verified; a forged one would stop mail to an uninvolved person.
 */
function end(facts: ReplyFacts, source: SuppressionSource): ReplyEffects {
  const { recipient, from_email, classification, is_writer_verified } = facts;
  // A report of a complaint comes from the provider, whose address means nothing.
  const isAsked = classification !== 'complaint' && from_email !== '' && is_writer_verified;
  const emails = new Set([...(recipient === null ? [] : [recipient]), ...(isAsked ? [from_email] : [])]);
  return { ...NOTHING, suppress: [...emails].map((email) => ({ email, source })) };
}

/** If one of the forwarding targets may still receive mail, the address still works. */
function ofHardBounce({ recipient, bounced }: ReplyFacts): ReplyEffects {
  if (recipient === null) return NOTHING;
  const own = bounced.filter(({ email }) => email === null || email === recipient);
  const isNone = own.length === 0 && bounced.length > 0;
  if (isNone || own.some(({ group }) => group !== 'hard')) return NOTHING;
  const detail = own[0]?.detail ?? 'The address does not exist';
  const suppress = [{ email: recipient, source: 'hard_bounce' as const }];
  return { ...NOTHING, suppress, lead: 'hard_bounce', stop: 'The mail came back', bounced: detail };
}

function ofSoftBounce({ bounced }: ReplyFacts): ReplyEffects {
  const isSoft = bounced.length === 0 || bounced.some(({ group }) => group === 'soft');
  return { ...NOTHING, counts_as_soft_bounce: isSoft, judges_sender: bounced.some(({ group }) => group === 'ours') };
}

const DAY_MS = 86_400_000;
const WORKING_DAYS_AFTER_RETURN = 3;
const DAYS_WITHOUT_DATE = 7;
/** Who is away for longer will not remember us. */
const MOST_DAYS = 90;

/** Three working days after the return, to let the mail of the holidays be read first; a week where no date is given. */
function whenBack(returnDate: string | null, now: Date): Date {
  const back = returnDate === null ? Number.NaN : Date.parse(`${returnDate}T00:00:00Z`);
  if (Number.isNaN(back) || back < now.getTime() - DAY_MS) return new Date(now.getTime() + DAYS_WITHOUT_DATE * DAY_MS);
  const latest = now.getTime() + MOST_DAYS * DAY_MS;
  return addWorkingDays(new Date(Math.min(back, latest)), WORKING_DAYS_AFTER_RETURN);
}

function addWorkingDays(from: Date, days: number): Date {
  let time = from.getTime();
  for (let left = days; left > 0; ) {
    time += DAY_MS;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}
