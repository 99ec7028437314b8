import { round } from '../../base/statistics/round.js';
import { expectedCtr } from './expected-ctr.js';
import type { SearchFigures } from './search-figures.js';
import type { ClickGain } from './search-opportunity.js';

/** What clicks are estimated from: the curve's CTR by position, and what to call it. */
export interface GainBasis {
  curve: readonly number[];
  name: string;
  /** Days that the figures are of. */
  days: number;
}

/** The low estimate is that half of the way is made. */
const LOW_SHARE = 0.5;

/**
 * Clicks that the same impressions would get at a better position. Null when the curve ends before the position, or
 * shows no gain.
 */
export function gainFromPosition(figures: SearchFigures, target: number, basis: GainBasis): ClickGain | null {
  const { impressions, ctr, position } = figures;
  const now = expectedCtr(basis.curve, position);
  const then = expectedCtr(basis.curve, target);
  if (now === null || then === null || ctr === null || position === null || position <= target) return null;
  const high = impressions * Math.max(0, then - Math.max(ctr, now));
  const way = `from position ${round(position, 1)} to ${target}`;
  return asGain(
    high,
    `${impressions} impressions × (expected CTR ${percent(then)} − ${percent(Math.max(ctr, now))}) ${way}, by ${basis.name}; low: half of it`,
    basis.days,
  );
}

/** Clicks that a result would get at its own position, if it were clicked as often as others there. */
export function gainFromCtr(figures: SearchFigures, basis: GainBasis): ClickGain | null {
  const expected = expectedCtr(basis.curve, figures.position);
  if (expected === null) return null;
  return gainFromExpected(figures, expected, {
    ...basis,
    name: `${basis.name} at position ${round(figures.position ?? 0, 1)}`,
  });
}

/** The same for a CTR that is known to be usual. */
export function gainFromExpected(
  { impressions, ctr }: SearchFigures,
  expected: number,
  { name, days }: Pick<GainBasis, 'name' | 'days'>,
): ClickGain | null {
  if (ctr === null) return null;
  const high = impressions * Math.max(0, expected - ctr);
  const basis = `${impressions} impressions × (expected CTR ${percent(expected)} − ${percent(ctr)}), by ${name}; low: half of it`;
  return asGain(high, basis, days);
}

/** Clicks that were lost and may come back. */
export function gainFromLoss(lost: number, than: string, days: number): ClickGain | null {
  return asGain(lost, `${round(lost, 0)} clicks fewer than in ${than}; low: half of them come back`, days);
}

function asGain(high: number, basis: string, perDays: number): ClickGain | null {
  const most = round(high, 1);
  return most <= 0 ? null : { low: round(high * LOW_SHARE, 1), high: most, per_days: perDays, basis };
}

function percent(share: number): string {
  return `${round(share * 100, 2)}%`;
}
