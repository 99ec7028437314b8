import type { ClassifiedBy, ReplyClass } from '../reply.js';
import { type AutoSigns, autoSigns } from './auto-signs.js';
import type { BounceReport } from './bounces/bounce.js';
import type { ClassFacts, ClassFinding } from './classes/class-facts.js';
import { classFactsOf } from './classes/class-facts-of.js';
import { findGoAhead, findInterested } from './classes/interested.js';
import { findNotInterested } from './classes/not-interested.js';
import { findOutOfOffice } from './classes/out-of-office.js';
import { findQuestion } from './classes/question.js';
import { findReferral } from './classes/referral.js';
import { findUnsubscribe } from './classes/unsubscribe.js';
import type { IncomingMessage } from './incoming-message.js';
import { ownSubject } from './own-subject.js';
import { findReturnDate } from './return-date.js';

export interface Classification {
  classification: ReplyClass;
  /** 0–1. */
  confidence: number;
  classified_by: Extract<ClassifiedBy, 'header' | 'dsn' | 'rules'>;
  /** What the verdict rests on. */
  signals: string[];
  /** Nothing speaks against it: no model needs to be asked. */
  is_sure: boolean;
  /** Of an out-of-office reply: YYYY-MM-DD. */
  return_date: string | null;
}

/** What people mean, in the order in which it counts when a text says several things. */
const MEANINGS: readonly (readonly [ReplyClass, (facts: ClassFacts) => ClassFinding | null])[] = [
  ['not_interested', findNotInterested],
  ['referral', findReferral],
  ['interested', findInterested],
  ['question', findQuestion],
];
/** A question goes well with interest, and a no with the name of somebody else is a referral less than a no. */
const SURE_FROM = 0.8;
/** Of a reply that says two things. */
const DOUBTFUL = 0.65;

/**
 * What a reply is: by the parts that servers add, then by the headers of automats, then by its new text: wish to get no
 * more mails, absence, refusal, referral, interest, question. What says nothing of all that is `replied`.
 * @param newText As extractNewText gives it.
 * @param sentSubject Of the mail that is answered; null when it is not known.
 */
export function classify(
  message: IncomingMessage,
  newText: string,
  bounce: BounceReport,
  sentSubject: string | null = null,
): Classification {
  if (bounce.kind !== 'none') return ofReport(bounce);
  const facts = classFactsOf(newText, ownSubject(message.subject, sentSubject));
  const signs = autoSigns(message, sentSubject);
  if (signs.isAutomatic) return ofAutomat(facts, signs, message.date);
  const unsubscribe = findUnsubscribe(facts);
  if (unsubscribe) return verdict('unsubscribe', unsubscribe, 'rules', true);
  const absence = findOutOfOffice(facts, false);
  if (absence) return ofAbsence(facts, absence, message.date);
  return ofPerson(facts);
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

function ofAutomat(facts: ClassFacts, signs: AutoSigns, date: string | null): Classification {
  const absence = findOutOfOffice(facts, true);
  const confidence = signs.isDeclared ? 0.97 : 0.88;
  const finding = { confidence, signals: [...signs.signals, ...(absence?.signals ?? [])] };
  const result = verdict(absence ? 'out_of_office' : 'auto_reply', finding, 'header', true);
  return absence ? { ...result, return_date: findReturnDate(facts.text, date) } : result;
}

function ofAbsence(facts: ClassFacts, absence: ClassFinding, date: string | null): Classification {
  const isMixed = findInterested(facts) !== null;
  return {
    ...verdict('out_of_office', absence, 'rules', !isMixed),
    return_date: findReturnDate(facts.text, date),
  };
}

function ofPerson(facts: ClassFacts): Classification {
  const found = MEANINGS.flatMap(([name, find]) => {
    const finding = find(facts);
    return finding ? [{ name, finding }] : [];
  });
  const refusal = findNotInterested(facts);
  const goAhead = refusal?.yields ? findGoAhead(facts) : null;
  if (refusal && goAhead) {
    const signals = [`says "${goAhead}"`, ...refusal.signals];
    return verdict('interested', { confidence: DOUBTFUL, signals }, 'rules', false);
  }
  const [first, second] = found;
  if (!first) return verdict('replied', { confidence: 0.5, signals: [] }, 'rules', facts.words === 0);
  const isAsking = second?.name === 'question' && first.name !== 'referral';
  const isDoubtful = second !== undefined && !isAsking;
  const confidence = isDoubtful ? Math.min(first.finding.confidence, DOUBTFUL) : first.finding.confidence;
  return verdict(first.name, { ...first.finding, confidence }, 'rules', confidence >= SURE_FROM);
}

function verdict(
  classification: ReplyClass,
  { confidence, signals }: ClassFinding,
  classified_by: Classification['classified_by'],
  is_sure: boolean,
): Classification {
  return { classification, confidence, classified_by, signals, is_sure, return_date: null };
}
