import { IMPACT_PERCENT } from '../../audits/ranking-constants.js';
import { round } from '../../base/statistics/round.js';
import { toEvidence } from '../compose-traced-text.js';
import type { Figure } from '../reading/place.js';
import type { TrafficGuess, Weight } from './draft.js';

/**
 * The possible gain from an item of this weight, by the ranges that audits assume: by the root of the share of affected
 * pages if both numbers are known, else from nothing up to the gain on all pages.
 */
export function estimateByWeight(
  weight: Weight,
  affected: Figure<number> | null,
  pages: Figure<number> | null,
): TrafficGuess {
  const [low, high] = IMPACT_PERCENT[weight];
  const assumed = `estimate, not a measurement: ${low}–${high}% assumed for a ${weight} matter on every page`;
  if (affected === null || pages === null || pages.value <= 0 || affected.value < 0)
    return { low: 0, high, basis: `${assumed}; how far this one reaches is not known`, evidence: [] };
  const factor = Math.sqrt(Math.min(1, affected.value / pages.value));
  return {
    low: round(low * factor, 2),
    high: round(high * factor, 2),
    basis: `${assumed}, here on ${affected.value} of ${pages.value} (${pages.path})`,
    evidence: [toEvidence(affected), toEvidence(pages)],
  };
}
