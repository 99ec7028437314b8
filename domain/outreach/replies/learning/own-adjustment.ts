import { type ClassShares, LEARNED_CLASSES } from '../classifier/learned-classes.js';
import type { FeatureVector } from '../classifier/reply-features.js';

/** What the corrections of one workspace add to the weights that everybody has. */
export interface OwnAdjustment {
  /** Buckets of features, ascending. */
  buckets: Int32Array;
  /** A row for each bucket, of a number for each of LEARNED_CLASSES. */
  rows: Int16Array;
  /** What 1 in `rows` is worth. */
  step: number;
}

/** A share that is nothing still has a logarithm. */
const LEAST_SHARE = 1e-12;

/** How likely each class is after the adjustment. */
export function adjustShares(shares: ClassShares, { buckets, values }: FeatureVector, own: OwnAdjustment): ClassShares {
  const scores = LEARNED_CLASSES.map(() => 0);
  for (const [index, bucket] of buckets.entries()) {
    const start = findRow(own.buckets, bucket) * LEARNED_CLASSES.length;
    if (start < 0) continue;
    for (const place of scores.keys())
      scores[place] = (scores[place] ?? 0) + (values[index] ?? 0) * (own.rows[start + place] ?? 0);
  }
  return addScores(
    shares,
    scores.map((score) => score * own.step),
  );
}

/** @param scores Of each class, in the order of LEARNED_CLASSES. */
export function addScores(shares: ClassShares, scores: ArrayLike<number>): ClassShares {
  const sums = LEARNED_CLASSES.map(
    (name, index) => Math.log(Math.max(shares[name], LEAST_SHARE)) + (scores[index] ?? 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  const share = (name: (typeof LEARNED_CLASSES)[number]): number => (powers[LEARNED_CLASSES.indexOf(name)] ?? 0) / all;
  return {
    interested: share('interested'),
    not_interested: share('not_interested'),
    unsubscribe: share('unsubscribe'),
    question: share('question'),
    referral: share('referral'),
    replied: share('replied'),
    auto_reply: share('auto_reply'),
    out_of_office: share('out_of_office'),
  };
}

/** By halves; -1: there is none. */
function findRow(buckets: Int32Array, bucket: number): number {
  let low = 0;
  let high = buckets.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = buckets[middle] ?? 0;
    if (found === bucket) return middle;
    if (found < bucket) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
