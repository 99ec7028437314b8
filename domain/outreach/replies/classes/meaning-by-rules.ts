import type { ReplyClass } from '../reply.js';
import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findGoAhead, findInterested } from './interested.js';
import { findNotInterested } from './not-interested.js';
import { findOutOfOffice } from './out-of-office.js';
import { findQuestion } from './question.js';
import { findReferral } from './referral.js';

/** What people mean, in order of precedence when a text says several things. */
const MEANINGS: readonly (readonly [ReplyClass, (facts: ClassFacts) => ClassFinding | null])[] = [
  ['not_interested', findNotInterested],
  ['referral', findReferral],
  ['interested', findInterested],
  ['question', findQuestion],
];
/** For a reply that says two things. */
const DOUBTFUL = 0.65;
const NOTHING_FOUND = 0.5;

/** What a reply means by its words alone: absence, refusal, referral, interest, question; else `replied`. */
export function meaningByRules(facts: ClassFacts): ClassFinding & { classification: ReplyClass } {
  const absence = findOutOfOffice(facts, false);
  if (absence) {
    const isMixed = findInterested(facts) !== null;
    return { classification: 'out_of_office', ...(isMixed ? { ...absence, confidence: DOUBTFUL } : absence) };
  }
  const refusal = findNotInterested(facts);
  const goAhead = refusal?.yields ? findGoAhead(facts) : null;
  if (refusal && goAhead)
    return { classification: 'interested', confidence: DOUBTFUL, signals: [`says "${goAhead}"`, ...refusal.signals] };
  const [first, second] = MEANINGS.flatMap(([name, find]) => {
    const finding = find(facts);
    return finding ? [{ name, finding }] : [];
  });
  if (!first) return { classification: 'replied', confidence: NOTHING_FOUND, signals: [] };
  // A question is compatible with interest; a no that names another person is a referral more than a no.
  const isDoubtful = second !== undefined && !(second.name === 'question' && first.name !== 'referral');
  const confidence = isDoubtful ? Math.min(first.finding.confidence, DOUBTFUL) : first.finding.confidence;
  return { classification: first.name, ...first.finding, confidence };
}
