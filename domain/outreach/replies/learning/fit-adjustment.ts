import { LEARNED_CLASSES } from '../classifier/learned-classes.js';
import type { LearnableCorrection } from './learnable-correction.js';
import { addScores, type OwnAdjustment } from './own-adjustment.js';
import type { SharedFeatures } from './shared-features.js';

const CLASSES = LEARNED_CLASSES.length;
/** L2 of the weights: small adjustments, so that a few corrections change little. */
const RIDGE = 2;
const ROUNDS = 12;
const LARGEST = 32_767;

export interface FitInput {
  corrections: readonly LearnableCorrection[];
  /** As compareVectors gives it. */
  alike: Float64Array;
  /** Which corrections are learned from. */
  isLearned: (index: number) => boolean;
}

export interface Fit {
  /** How much each correction pulls toward each class, by rows. */
  pulls: Float64Array;
  /** What the fit adds to each class of each correction, learned or not, by rows. */
  scores: Float64Array;
}

/**
 * Multinomial logistic regression on top of the shipped weights, in its dual form: one correction after the other is
 * moved toward the optimum that it has while the others stay (dual coordinate ascent; Shalev-Shwartz and Zhang 2013, JMLR
 * 14). No chance is involved: the same corrections give the same fit.
 */
export function fitPulls({ corrections, alike, isLearned }: FitInput): Fit {
  const count = corrections.length;
  const pulls = new Float64Array(count * CLASSES);
  const scores = new Float64Array(count * CLASSES);
  const changes = new Float64Array(CLASSES);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { meant, shipped }] of corrections.entries()) {
      if (!isLearned(index)) continue;
      const base = index * CLASSES;
      const shares = addScores(shipped.shares, scores.subarray(base, base + CLASSES));
      const step = RIDGE / (RIDGE + (alike[index * count + index] ?? 0));
      for (const [place, name] of LEARNED_CLASSES.entries()) {
        const wanted = ((name === meant ? 1 : 0) - shares[name]) / RIDGE;
        changes[place] = step * (wanted - (pulls[base + place] ?? 0));
        pulls[base + place] = (pulls[base + place] ?? 0) + (changes[place] ?? 0);
      }
      spread(changes, alike.subarray(index * count, (index + 1) * count), scores);
    }
  return { pulls, scores };
}

/** What a change of one correction's pulls does to all that are like it. */
function spread(changes: Float64Array, alike: Float64Array, scores: Float64Array): void {
  for (let other = 0, at = 0; other < alike.length; other++)
    for (let place = 0; place < CLASSES; place++, at++)
      scores[at] = (scores[at] ?? 0) + (changes[place] ?? 0) * (alike[other] ?? 0);
}

/** The weights of a fit, by feature. */
export function toAdjustment({ pulls }: Fit, { buckets, vectors }: SharedFeatures): OwnAdjustment {
  const weights = new Float64Array(buckets.length * CLASSES);
  for (const [index, { places, values }] of vectors.entries())
    for (let entry = 0; entry < places.length; entry++) {
      const base = (places[entry] ?? 0) * CLASSES;
      for (let place = 0; place < CLASSES; place++)
        weights[base + place] =
          (weights[base + place] ?? 0) + (pulls[index * CLASSES + place] ?? 0) * (values[entry] ?? 0);
    }
  const most = weights.reduce((largest, each) => Math.max(largest, Math.abs(each)), 0);
  const step = most / LARGEST || 1;
  return { buckets, rows: Int16Array.from(weights, (each) => Math.round(each / step)), step };
}
