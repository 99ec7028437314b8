import { confidenceIn } from './confidence-in.js';
import { decideClass } from './decide-class.js';
import { type ClassShares, LEARNED_CLASSES, type LearnedClass } from './learned-classes.js';
import type { LearnedEvidence } from './learned-evidence.js';

export interface LearnedVerdict {
  classification: LearnedClass;
  /** 0–1, as confidenceIn gives it. */
  confidence: number;
  shares: ClassShares;
  /** A yes that its marks contradict. */
  is_ironic: boolean;
}

/** For a yes that contradicts itself. */
const DOUBTFUL = 0.6;

/** The class that the shares promise. @param shares How likely each class is by whatever weights. */
export function judgeShares(
  evidence: Pick<LearnedEvidence, 'names_opt_out' | 'is_by_person' | 'is_irony'>,
  weighed: ClassShares,
): LearnedVerdict {
  const shares = evidence.is_by_person ? byPerson(weighed) : weighed;
  const taken = decideClass(shares, evidence.names_opt_out);
  if (taken === 'interested' && evidence.is_irony)
    return { classification: 'not_interested', confidence: DOUBTFUL, shares, is_ironic: true };
  const confidence = Math.round(confidenceIn(taken, shares) * 100) / 100;
  return { classification: taken, confidence, shares, is_ironic: false };
}

/** The same without what a program may have sent to acknowledge a mail. */
function byPerson(shares: ClassShares): ClassShares {
  const rest = 1 - shares.auto_reply;
  const scaled = LEARNED_CLASSES.map((name) => [name, name === 'auto_reply' ? 0 : shares[name] / rest] as const);
  return rest > 0 ? { ...shares, ...Object.fromEntries(scaled) } : shares;
}
