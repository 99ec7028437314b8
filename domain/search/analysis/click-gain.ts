import { round } from '../../base/statistics/round.js';
import { writeText } from '../../base/text/write-text.js';
import { expectedCtr } from './expected-ctr.js';
import type { OwnMovement } from './own-movement.js';
import type { SearchFigures } from './search-figures.js';
import type { ClickGain } from './search-opportunity.js';

/** What clicks are estimated from: the curve's CTR by position, and what to call it. */
export interface GainBasis {
  curve: readonly number[];
  name: string;
  /** Days that the figures are of. */
  days: number;
  /** How queries of the property moved before. */
  movement: OwnMovement;
}

/** Of clicks that are missing against what is usual, half come on average: a title may be better and still not usual. */
const EXPECTED_SHARE = 0.5;

/** The position that work on a page can bring: two or three places nearer to the top. */
export function reachablePosition(position: number, { movement: { step } }: GainBasis): number {
  return round(Math.max(1, position - step), 1);
}

/**
 * Clicks that the same impressions would bring some places higher, at most as many as the first place would. Null when the
 * curve ends before the position, or says that nothing is to be won.
 */
export function gainFromStep(figures: SearchFigures, basis: GainBasis): ClickGain | null {
  const { position } = figures;
  return position === null ? null : gainFromPosition(figures, reachablePosition(position, basis), basis);
}

/** The same for a position that is known to be reachable, such as one that was held before. */
export function gainFromPosition(figures: SearchFigures, target: number, basis: GainBasis): ClickGain | null {
  const { impressions, ctr, position } = figures;
  const now = expectedCtr(basis.curve, position);
  const then = expectedCtr(basis.curve, target);
  if (now === null || then === null || ctr === null || position === null || position <= target) return null;
  const { probability, queries } = basis.movement;
  const high = impressions * Math.max(0, then - Math.max(ctr, now));
  const way = writeText`from position ${round(position, 1)} to ${round(target, 1)}`;
  const history =
    queries > 0
      ? writeText`${queries} queries of this property from one period to the next`
      : 'what is usual, as there is no previous period';
  return toGain(
    high,
    probability,
    writeText`${impressions} impressions × (expected CTR ${percent(then)} − ${percent(Math.max(ctr, now))}) ${way}, by ${basis.name}; expected: ${percent(probability)} of it, the share that rose that far, by ${history}`,
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
  const basis = writeText`${impressions} impressions × (expected CTR ${percent(expected)} − ${percent(ctr)}), by ${name}; expected: half of it`;
  return toGain(high, EXPECTED_SHARE, basis, days);
}

/** Clicks that were lost and may come back. */
export function gainFromLoss(lost: number, than: string, days: number): ClickGain | null {
  return toGain(
    lost,
    EXPECTED_SHARE,
    writeText`${round(lost, 0)} clicks fewer than in ${than}; expected: half of them come back`,
    days,
  );
}

/** Several gains of different queries as one. @param gains of as many days each */
export function sumGains(gains: readonly ClickGain[]): ClickGain | null {
  const [first] = gains;
  if (!first || gains.length === 1) return first ?? null;
  const sum = (part: 'low' | 'expected' | 'high') => gains.reduce((all, gain) => all + gain[part], 0);
  return {
    low: sum('low'),
    expected: sum('expected'),
    high: sum('high'),
    per_days: first.per_days,
    basis: writeText`${first.basis}; and ${gains.length - 1} further ${gains.length === 2 ? 'query' : 'queries'} of the page likewise`,
  };
}

/** In whole clicks: nobody knows more. Nothing may come of it, so that the low end is 0. */
function toGain(most: number, share: number, basis: string, per_days: number): ClickGain | null {
  const high = roundGain(most);
  return high <= 0 ? null : { low: 0, expected: roundGain(most * share), high, per_days, basis };
}

/** Two digits of what is larger than a hundred. */
function roundGain(clicks: number): number {
  return clicks >= 100 ? round(clicks, -1) : round(clicks, 0);
}

function percent(share: number): string {
  return `${round(share * 100, 2)}%`;
}
