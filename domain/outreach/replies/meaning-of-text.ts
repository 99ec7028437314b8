import type { ClassFacts, ClassFinding } from './classes/class-facts.js';
import { findDataRights } from './classes/data-rights.js';
import { findLegalObjection } from './classes/legal-objection.js';
import { meaningByRules } from './classes/meaning-by-rules.js';
import { findUnsubscribe } from './classes/unsubscribe.js';
import { type LearnedMeaning, learnedMeaning } from './classifier/learned-meaning.js';
import { shareClasses } from './classifier/share-classes.js';
import type { OwnAdjustment } from './learning/own-adjustment.js';
import type { ReplyClass } from './reply.js';

/** Words that order no more mail count for nothing where the rest of the text says otherwise: "I do not want to unsubscribe". */
const LEAST_SHARE_OF_AN_ORDER = 0.15;

/**
 * The meaning of a text by a person: by what law and custom define (an objection that cites its law, a demand to stop
 * mailing or to erase the author's data), and else by the learned classifier; by the word rules alone in languages that
 * it has not learned.
 * @param subject As reportedSubject returns it.
 * @param share How likely each class is; other weights are only used to measure how well texts are learned.
 * @param own What the workspace has taught; null: nothing that is in use.
 */
export function meaningOfText(
  facts: ClassFacts,
  subject: string,
  share: typeof shareClasses = shareClasses,
  own: OwnAdjustment | null = null,
): ClassFinding & { classification: ReplyClass } {
  const objection = findLegalObjection(facts);
  if (objection) return { classification: 'unsubscribe', ...objection };
  const learned = learnedMeaning(facts, subject, share, own);
  const order = findUnsubscribe(facts) ?? findDataRights(facts);
  if (order && (learned === null || isOrderFollowed(learned))) return { classification: 'unsubscribe', ...order };
  return learned ?? meaningByRules(facts);
}

/** Whether words that order no more mail count. */
export function isOrderFollowed({ shares }: Pick<LearnedMeaning, 'shares'>): boolean {
  return shares.unsubscribe >= LEAST_SHARE_OF_AN_ORDER;
}
