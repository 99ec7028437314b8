import { BUCKETS } from './feature-counts.js';
import { type ClassShares, LEARNED_CLASSES } from './learned-classes.js';
import { unpackWeights, type Weights } from './packed-weights.js';
import type { FeatureVector } from './reply-features.js';
import { REPLY_WEIGHTS } from './reply-weights.js';

let unpacked: Weights | null = null;

/** How likely each class is by the learned weights, which are unpacked at the first call (some milliseconds, 5 MB). */
export function shareClasses(features: FeatureVector): ClassShares {
  unpacked ??= unpackWeights(REPLY_WEIGHTS, BUCKETS, LEARNED_CLASSES.length);
  return sharesBy(unpacked, features);
}

export function sharesBy(
  { starts, rows, step, temperature }: Weights,
  { buckets, values }: FeatureVector,
): ClassShares {
  const scores = LEARNED_CLASSES.map(() => 0);
  for (const [index, bucket] of buckets.entries()) {
    const start = starts[bucket] ?? -1;
    if (start < 0) continue;
    for (const place of scores.keys())
      scores[place] = (scores[place] ?? 0) + (values[index] ?? 0) * (rows[start + place] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(((score - most) * step) / temperature));
  const sum = powers.reduce((all, each) => all + each, 0);
  return Object.fromEntries(LEARNED_CLASSES.map((name, index) => [name, (powers[index] ?? 0) / sum])) as ClassShares;
}
