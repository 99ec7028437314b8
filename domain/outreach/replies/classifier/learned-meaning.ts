import type { ClassFacts, ClassFinding } from '../classes/class-facts.js';
import { judgeOwn } from '../learning/judge-own.js';
import type { OwnAdjustment } from '../learning/own-adjustment.js';
import { judgeShares, type LearnedVerdict } from './judge-shares.js';
import { LEARNED_CLASSES } from './learned-classes.js';
import { readEvidence } from './learned-evidence.js';
import { shareClasses } from './share-classes.js';

export type LearnedMeaning = ClassFinding & Omit<LearnedVerdict, 'is_ironic'>;

/** What is named among the signals. */
const LEAST_NAMED = 0.1;

/**
 * The class that the learned classifier assigns to a reply, with the confidence of confidenceIn. Null: there is no
 * text, or it is in a language that was not learned.
 * @param subject As reportedSubject returns it.
 * @param share Other weights are only used for measuring.
 * @param own What the workspace has taught beyond the weights; null: nothing that is in use.
 */
export function learnedMeaning(
  facts: ClassFacts,
  subject: string,
  share: typeof shareClasses = shareClasses,
  own: OwnAdjustment | null = null,
): LearnedMeaning | null {
  const evidence = readEvidence(facts, subject);
  if (evidence === null) return null;
  const shipped = judgeShares(evidence, share(evidence));
  const verdict = own === null ? shipped : judgeOwn(evidence, shipped, own);
  const { classification, confidence, shares, is_ironic } = verdict;
  const named = LEARNED_CLASSES.filter((name) => shares[name] >= LEAST_NAMED).toSorted(
    (one, other) => shares[other] - shares[one],
  );
  return {
    classification,
    shares,
    confidence,
    signals: [
      ...(is_ironic ? ['is marked as irony'] : []),
      ...named.map((name) => `classifier: ${name} ${Math.round(shares[name] * 100) / 100}`),
      ...(classification === shipped.classification
        ? []
        : [`learned from your corrections: ${classification}, not ${shipped.classification}`]),
    ],
  };
}
