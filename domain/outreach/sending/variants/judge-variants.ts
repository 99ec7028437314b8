import { differenceInterval } from '../../../base/statistics/difference-interval.js';
import { normalQuantile } from '../../../base/statistics/normal-quantile.js';
import type { VariantKey } from './variant.js';

/** Fewest leads a version whose time to reply is over, and fewest replies of all versions, for a verdict. */
export const LEAST_LEADS = 100;
export const LEAST_REPLIES = 10;
/** How long a lead has to reply. */
export const REPLY_DAYS = 14;

/**
 * The chance that the intervals of a test without any difference leave one out. With 0.05 the intervals would do so in up to 5.7 %
 * of such tests (two versions of 150 leads, half of which reply), with this one in less than 5 %.
 */
const NOMINAL_ERROR = 0.045;

/** Leads of one version, and how many of them a person has replied from. */
export interface VariantRate {
  key: VariantKey;
  leads: number;
  replied: number;
}

/** One version beside A: the difference of the shares of leads that replied, that version − A, 0–1. */
export interface VariantComparison {
  key: VariantKey;
  difference: number;
  low: number;
  high: number;
}

export interface VariantVerdict {
  /** too_few: not enough leads or replies to say anything. better: `better` has really more replies. */
  answer: 'too_few' | 'no_difference' | 'better';
  better: VariantKey | null;
  comparisons: VariantComparison[];
  /** Of each interval, 0–1. */
  confidence: number;
}

/** The error of each comparison with A: together they are wrong as seldom as one (Bonferroni). */
export function errorOfEach(variants: number): number {
  return NOMINAL_ERROR / Math.max(1, variants - 1);
}

/**
 * What a test that has ended has shown. Made once, at its end: looking again and again until an interval leaves 0 out would find
 * a winner in every test.
 * @param rates A first
 */
export function judgeVariants(rates: readonly VariantRate[]): VariantVerdict {
  const [first, ...others] = rates;
  const error = errorOfEach(rates.length);
  const confidence = 1 - error;
  const none = { better: null, comparisons: [], confidence };
  const replies = rates.reduce((sum, { replied }) => sum + replied, 0);
  if (!first || rates.some(({ leads }) => leads < LEAST_LEADS) || replies < LEAST_REPLIES)
    return { answer: 'too_few', ...none };
  const z = normalQuantile(1 - error / 2);
  const a = { count: first.replied, of: first.leads };
  const comparisons = others.map(({ key, leads, replied }) => {
    const interval = differenceInterval(a, { count: replied, of: leads }, z);
    return { key, difference: replied / leads - first.replied / first.leads, ...interval };
  });
  const better = findBetter(first.key, comparisons);
  return { answer: better === null ? 'no_difference' : 'better', better, comparisons, confidence };
}

/** The version that beats A by most; A itself where it beats all others. */
function findBetter(first: VariantKey, comparisons: readonly VariantComparison[]): VariantKey | null {
  const [best] = comparisons.filter(({ low }) => low > 0).toSorted((one, other) => other.difference - one.difference);
  if (best) return best.key;
  return comparisons.length > 0 && comparisons.every(({ high }) => high < 0) ? first : null;
}
