import { DEFAULT_THRESHOLDS, type Thresholds } from './thresholds.js';

type ThresholdName = keyof Thresholds;

/** Beyond any number that a check could meet; keeps typing errors out. */
const MAXIMUM = 1_000_000_000;

/** Thresholds that are a share of something, 0–1. */
const SHARE = /_(share|ratio|density|similarity)$/;

/** The largest value that a project may set. The smallest is 0 for all. */
export function thresholdMaximum(name: ThresholdName): number {
  return SHARE.test(name) ? 1 : MAXIMUM;
}

/** Thresholds that only make sense in this order, the lower one first. Equal is allowed. */
export const THRESHOLD_PAIRS: readonly (readonly [lower: ThresholdName, upper: ThresholdName])[] = [
  ...namedPairs('_min', '_max'),
  ...namedPairs('', '_poor'),
  ['redirect_hops', 'redirect_hops_long'],
  ['flesch_very_hard', 'flesch_hard'],
];

/** Pairs by their names: `title_min_chars` and `title_max_chars`, `ttfb_ms` and `ttfb_poor_ms`. */
function namedPairs(lowerPart: string, upperPart: string): [ThresholdName, ThresholdName][] {
  const names = Object.keys(DEFAULT_THRESHOLDS) as ThresholdName[];
  return names.flatMap((upper) => {
    const lower = names.find((name) => upper.includes(upperPart) && name === upper.replace(upperPart, lowerPart));
    return lower ? [[lower, upper]] : [];
  });
}
