import type { ClassFacts } from '../classes/class-facts.js';
import { findGoAhead, findInterested } from '../classes/interested.js';
import { findNotInterested } from '../classes/not-interested.js';
import { findOutOfOffice } from '../classes/out-of-office.js';
import { findQuestion } from '../classes/question.js';
import { findReferral } from '../classes/referral.js';
import { findUnsubscribe } from '../classes/unsubscribe.js';

/** What the word rules find in a reply, as names for the classifier. */
export function ruleSignals(facts: ClassFacts): string[] {
  const refusal = findNotInterested(facts);
  return [
    ...(findUnsubscribe(facts) ? ['unsubscribe'] : []),
    ...(findOutOfOffice(facts, false) ? ['out_of_office'] : []),
    ...(findOutOfOffice(facts, true) ? ['absence'] : []),
    ...(refusal ? ['not_interested', refusal.yields ? 'refuses a part' : 'refuses the whole'] : []),
    ...(findReferral(facts) ? ['referral'] : []),
    ...(findInterested(facts) ? ['interested'] : []),
    ...(findGoAhead(facts) ? ['go ahead'] : []),
    ...(findQuestion(facts) ? ['question'] : []),
  ];
}
