import { judgeShares, type LearnedVerdict } from '../classifier/judge-shares.js';
import type { ClassShares, LearnedClass } from '../classifier/learned-classes.js';
import { LEARNED_CLASSES } from '../classifier/learned-classes.js';
import type { LearnedEvidence } from '../classifier/learned-evidence.js';
import { SURE_FROM } from '../is-sure-verdict.js';
import { isSureRefusal } from '../reply-effects.js';
import { addScores, adjustShares, type OwnAdjustment } from './own-adjustment.js';

/** By the shipped weights: from here on a person reads what the adjustment takes for anything but a refusal. */
const MOST_AT_RISK = 0.06;
const NOT_SURE = SURE_FROM - 0.01;
const STOPS: ReadonlySet<LearnedClass> = new Set(['unsubscribe', 'not_interested']);

/**
 * The verdict with what a workspace has taught. It never takes back what protects people: whom the shipped weights suppress
 * is suppressed, an opt-out never gets less likely, and where the shipped weights see a refusal that the adjustment
 * does not see, a person reads the reply.
 */
export function judgeOwn(evidence: LearnedEvidence, shipped: LearnedVerdict, own: OwnAdjustment): LearnedVerdict {
  return protect(evidence, shipped, adjustShares(shipped.shares, evidence, own));
}

/** The same with what the adjustment adds to each class, in the order of LEARNED_CLASSES. */
export function judgeScores(
  evidence: LearnedEvidence,
  shipped: LearnedVerdict,
  scores: ArrayLike<number>,
): LearnedVerdict {
  return protect(evidence, shipped, addScores(shipped.shares, scores));
}

function protect(evidence: LearnedEvidence, shipped: LearnedVerdict, adjusted: ClassShares): LearnedVerdict {
  const { classification, confidence, shares } = shipped;
  if (classification === 'unsubscribe' || (classification === 'not_interested' && isSureRefusal(confidence)))
    return shipped;
  const verdict = judgeShares(evidence, withOptOut(adjusted, shares.unsubscribe));
  const isAtRisk = shares.unsubscribe + shares.not_interested >= MOST_AT_RISK;
  if (!isAtRisk || STOPS.has(verdict.classification)) return verdict;
  return { ...verdict, confidence: Math.min(verdict.confidence, NOT_SURE) };
}

/** With at least so much for an opt-out. */
function withOptOut(shares: ClassShares, least: number): ClassShares {
  if (shares.unsubscribe >= least) return shares;
  const scale = (1 - least) / (1 - shares.unsubscribe);
  const scaled = LEARNED_CLASSES.map((name) => [name, shares[name] * scale] as const);
  return { ...shares, ...Object.fromEntries(scaled), unsubscribe: least };
}
