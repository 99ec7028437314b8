import type { BouncedRecipient } from './replies/bounces/bounce.js';
import { SURE_FROM } from './replies/is-sure-verdict.js';
import type { ReplyClass } from './reply.js';
import type { SenderPause } from './sender.js';
import type { SuppressionSource } from './suppression.js';

export interface ReplyFacts {
  classification: ReplyClass;
  /** 0–1; left out: sure. */
  confidence?: number;
  from_email: string;
  /** To whom the mail went that it answers; null when it answers none. */
  recipient: string | null;
  /** Of a bounce; what a person calls a bounce afterwards names nobody. */
  bounced: readonly BouncedRecipient[];
  /** Of an out-of-office, YYYY-MM-DD. */
  return_date: string | null;
  now: Date;
}

/** What the lead goes through; its status follows by moveLead. */
export type ReplyLeadEvent = 'reply' | 'decline' | 'hard_bounce' | 'unsubscribe';

/** What follows from a reply. Every step leaves the same behind when it is taken twice. */
export interface ReplyEffects {
  lead: ReplyLeadEvent | null;
  /** Why nothing more that was planned for the lead is sent. */
  stop: string | null;
  suppress: { email: string; source: SuppressionSource }[];
  /** Why the mail counts as come back. */
  bounced: string | null;
  counts_as_soft_bounce: boolean;
  counts_as_complaint: boolean;
  pause: Pick<SenderPause, 'reason' | 'detail'> | null;
  /** ISO 8601: the next follow-up is not sent before. */
  defer_until: string | null;
}

const NOTHING: ReplyEffects = {
  lead: null,
  stop: null,
  suppress: [],
  bounced: null,
  counts_as_soft_bounce: false,
  counts_as_complaint: false,
  pause: null,
  defer_until: null,
};

/** What looks like an automat's mail may be a person's: nothing more is sent until somebody has read it. */
const HOLD: ReplyEffects = { ...NOTHING, stop: 'Nobody is sure yet what the reply means' };

/** Refusals that meet every mail of the sender until somebody mends its records, its server or its texts. */
const SENDER_FAULTS = new Set<BouncedRecipient['reason']>([
  'authentication',
  'blocked',
  'spam',
  'policy',
  'sender_rejected',
  'relaying',
]);

const SURE_REFUSAL = 0.7;

/** @see ReplyEffects. Nobody is suppressed for what is the sender's fault, and no domain for one of its addresses. */
export function effectsOf(facts: ReplyFacts): ReplyEffects {
  switch (facts.classification) {
    case 'interested':
    case 'question':
    case 'referral':
    case 'replied':
      return { ...NOTHING, lead: 'reply', stop: 'The lead has replied' };
    case 'not_interested':
      // Who was never written to may be anybody, talking of anything; who asks for no mail gets none all the same.
      if (facts.recipient === null) return NOTHING;
      return { ...ofRefusal(facts), lead: 'decline', stop: 'The lead is not interested' };
    case 'unsubscribe':
      return { ...end(facts, 'unsubscribe'), lead: 'unsubscribe', stop: 'The lead wants no more mail' };
    case 'complaint':
      return {
        ...end(facts, 'complaint'),
        lead: 'unsubscribe',
        stop: 'The lead has called the mail spam',
        counts_as_complaint: true,
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

/** Whoever says no and yes in one mail gets no follow-up, and may still be written to until somebody has read it. */
function ofRefusal(facts: ReplyFacts): ReplyEffects {
  return isSureRefusal(facts.confidence) ? end(facts, 'not_interested') : NOTHING;
}

/** Whether a refusal is plain enough to write no more to its address. */
export function isSureRefusal(confidence = 1): boolean {
  return confidence >= SURE_REFUSAL;
}

/** Both who was written to and who answered: a colleague who says stop says so for the mailbox too. */
function end({ recipient, from_email, classification }: ReplyFacts, source: SuppressionSource): ReplyEffects {
  // A report of a complaint comes from the provider, whose address means nothing.
  const asked = classification === 'complaint' || from_email === '' ? [] : [from_email];
  const emails = new Set([...(recipient === null ? [] : [recipient]), ...asked]);
  return { ...NOTHING, suppress: [...emails].map((email) => ({ email, source })) };
}

/** Of several recipients only those that are gone for good; when that is not the one we wrote to, it lives on. */
function ofHardBounce({ recipient, bounced }: ReplyFacts): ReplyEffects {
  if (recipient === null) return NOTHING;
  const gone = bounced.filter(({ group }) => group === 'hard');
  const named = gone.flatMap(({ email }) => (email === null ? [] : [email]));
  // A forward that fails names the address behind it; with nobody left who got it, ours leads nowhere.
  const isGone = gone.length === bounced.length || named.includes(recipient);
  const emails = new Set([...named, ...(isGone ? [recipient] : [])]);
  const suppress = [...emails].map((email) => ({ email, source: 'hard_bounce' as const }));
  if (!isGone) return { ...NOTHING, suppress };
  const detail = gone[0]?.detail ?? 'The address does not exist';
  return { ...NOTHING, suppress, lead: 'hard_bounce', stop: 'The mail came back', bounced: detail };
}

function ofSoftBounce({ bounced }: ReplyFacts): ReplyEffects {
  const fault = bounced.find(({ group, reason }) => group === 'ours' && SENDER_FAULTS.has(reason));
  const pause = fault && {
    reason: fault.reason === 'authentication' ? ('authentication' as const) : ('refused' as const),
    detail: fault.detail,
  };
  const isSoft = bounced.length === 0 || bounced.some(({ group }) => group === 'soft');
  return { ...NOTHING, counts_as_soft_bounce: isSoft, pause: pause ?? null };
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
