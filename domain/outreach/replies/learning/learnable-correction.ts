import { judgeShares, type LearnedVerdict } from '../classifier/judge-shares.js';
import type { LearnedClass } from '../classifier/learned-classes.js';
import { shareClasses } from '../classifier/share-classes.js';
import { isOrderFollowed } from '../meaning-of-text.js';
import { findLearnedClass } from './is-learnable.js';
import { judgeScores } from './judge-own.js';
import type { CorrectionEvidence, KeptCorrection } from './reply-correction.js';

/** A correction that the classifier can learn from. */
export interface LearnableCorrection {
  group: string;
  meant: LearnedClass;
  evidence: CorrectionEvidence;
  /** By the weights that everybody has, as they are now. */
  shipped: LearnedVerdict;
}

/** In an order that is always the same. */
export function listLearnable(corrections: readonly KeptCorrection[]): LearnableCorrection[] {
  return corrections
    .toSorted((one, other) => (one.reply_id < other.reply_id ? -1 : 1))
    .flatMap(({ group, meant, evidence, given_by }) => {
      const learned = findLearnedClass({ meant, given_by });
      if (learned === null || evidence === null) return [];
      const shipped = judgeShares(evidence, shareClasses(evidence));
      return [{ group, meant: learned, evidence, shipped }];
    });
}

/**
 * What a reply is taken for, as meaningOfText does it.
 * @param scores What an adjustment adds to each class; null: there is none.
 */
export function judgeLearnable(
  { evidence, shipped }: LearnableCorrection,
  scores: ArrayLike<number> | null,
): Pick<LearnedVerdict, 'classification' | 'confidence'> {
  if (evidence.rule === 'objection') return { classification: 'unsubscribe', confidence: 1 };
  const verdict = scores === null ? shipped : judgeScores(evidence, shipped, scores);
  return evidence.rule === 'order' && isOrderFollowed(verdict)
    ? { classification: 'unsubscribe', confidence: 1 }
    : verdict;
}
