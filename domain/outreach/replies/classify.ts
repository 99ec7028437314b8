import { type AutoSigns, autoSigns } from './auto-signs.js';
import type { BounceReport } from './bounces/bounce.js';
import { hasForwardPrefix } from './bounces/is-forwarded.js';
import type { ClassFacts, ClassFinding } from './classes/class-facts.js';
import { findOutOfOffice } from './classes/out-of-office.js';
import { readClassFacts } from './classes/read-class-facts.js';
import { learnedMeaning } from './classifier/learned-meaning.js';
import { reportedSubject } from './classifier/reported-subject.js';
import { shareClasses } from './classifier/share-classes.js';
import type { IncomingMessage } from './incoming-message.js';
import { isSureVerdict } from './is-sure-verdict.js';
import type { OwnAdjustment } from './learning/own-adjustment.js';
import { meaningOfText } from './meaning-of-text.js';
import { ownSubject } from './own-subject.js';
import type { ClassifiedBy, ReplyClass } from './reply.js';
import { findReturnDate } from './return-date.js';

export interface Classification {
  classification: ReplyClass;
  /** 0–1. */
  confidence: number;
  classified_by: Extract<ClassifiedBy, 'header' | 'dsn' | 'rules'>;
  /** What the verdict rests on. */
  signals: string[];
  /** False: nothing more is sent to the lead until a person, or a model, has read it. */
  is_sure: boolean;
  /** Of an out-of-office reply: YYYY-MM-DD. */
  return_date: string | null;
}

/** What programs write. After a forward prefix, a person passes it on, and has read the mail. */
const AUTOMATIC: ReadonlySet<ReplyClass> = new Set(['auto_reply', 'out_of_office']);
/** That the person says nothing else is a guess. */
const PASSED_ON = 0.5;

/**
 * The class of a reply: by the parts that servers add, then by the headers of automatic senders, and else by the
 * meaning of its text.
 * @param newText As extractNewText returns it.
 * @param sentSubject Of the mail that is answered; null when it is not known.
 * @param own What the workspace has taught; reports and automatic senders are read without it.
 */
export function classify(
  message: IncomingMessage,
  newText: string,
  bounce: BounceReport,
  sentSubject: string | null = null,
  own: OwnAdjustment | null = null,
): Classification {
  if (bounce.kind !== 'none') return ofReport(bounce);
  const facts = readClassFacts(newText, ownSubject(message.subject, sentSubject));
  const signs = autoSigns(message, sentSubject);
  if (signs.isAutomatic) return ofAutomat(facts, signs, message.date);
  const subject = reportedSubject(message.subject, sentSubject);
  const { classification, ...finding } = meaningOfText(facts, subject, shareClasses, own);
  if (AUTOMATIC.has(classification) && hasForwardPrefix(message.subject))
    return verdict('replied', { ...finding, confidence: Math.min(finding.confidence, PASSED_ON) });
  return dated(verdict(classification, finding), facts, message.date);
}

function ofReport(bounce: BounceReport): Classification {
  const groups = bounce.recipients.map(({ group }) => group);
  const signals = bounce.recipients
    .slice(0, 5)
    .map(({ reason, status, group }) => `${group}: ${reason}${status ? ` (${status})` : ''}`);
  const base = { classified_by: 'dsn' as const, signals, is_sure: true, return_date: null };
  if (bounce.kind === 'complaint') return { ...base, classification: 'complaint', confidence: 0.99 };
  if (bounce.kind === 'notice')
    return { ...base, classification: 'auto_reply', confidence: 0.95, signals: ['report without a failure'] };
  if (groups.includes('hard')) return { ...base, classification: 'bounce_hard', confidence: 0.97 };
  return {
    ...base,
    classification: 'bounce_soft',
    confidence: groups.every((group) => group === 'ambiguous') ? 0.7 : 0.95,
  };
}

/** Who is away and what has come in are distinguished by word rules and, where those find nothing, by the classifier. */
function ofAutomat(facts: ClassFacts, signs: AutoSigns, date: string | null): Classification {
  const absence = findOutOfOffice(facts, true);
  const isAway = absence !== null || (learnedMeaning(facts, '')?.shares.out_of_office ?? 0) > 0.5;
  const finding = {
    confidence: signs.isDeclared ? 0.97 : 0.88,
    signals: [...signs.signals, ...(absence?.signals ?? [])],
  };
  const found = { ...verdict(isAway ? 'out_of_office' : 'auto_reply', finding), classified_by: 'header' as const };
  return dated(found, facts, date);
}

function dated(found: Classification, { text }: ClassFacts, date: string | null): Classification {
  return found.classification === 'out_of_office' ? { ...found, return_date: findReturnDate(text, date) } : found;
}

function verdict(classification: ReplyClass, { confidence, signals }: ClassFinding): Classification {
  const is_sure = isSureVerdict({ classified_by: 'rules', confidence });
  return { classification, confidence, classified_by: 'rules', signals, is_sure, return_date: null };
}
