import { roundedRange } from '../../audits/rounded-range.js';
import { writeText } from '../../base/text/write-text.js';
import { toEvidence } from '../compose-traced-text.js';
import type { TrafficGuess } from '../ranking/draft.js';
import type { Figure } from './place.js';
import type { TrafficBase } from './traffic-base.js';

const MOST_PERCENT = 1_000;

export interface ClickRange {
  low: Figure<number> | null;
  /** Null where the input tells only the two ends. */
  expected: Figure<number> | null;
  high: Figure<number> | null;
}

/**
 * Clicks that may be won as percent of all clicks of as many days, to one digit; null without the clicks of the whole or
 * without a range. `how` says how the clicks were estimated.
 */
export function shareOfClicks(
  { low, expected, high }: ClickRange,
  perDays: Figure<number> | null,
  base: TrafficBase | null,
  how?: string,
): TrafficGuess | null {
  if (base === null || base.clicks.value <= 0 || low === null || high === null) return null;
  if (low.value < 0 || high.value < low.value || high.value === 0) return null;
  const { clicks, days } = base;
  const scale = perDays !== null && days !== null && perDays.value > 0 ? days.value / perDays.value : 1;
  const percent = ({ value }: Figure<number>) => Math.min(MOST_PERCENT, (100 * value * scale) / clicks.value);
  const [from, to] = roundedRange(percent(low), percent(high));
  const likely = expected === null ? '' : writeText`, ${expected.value} expected`;
  const over = perDays === null ? '' : ` in ${perDays.value} days`;
  const whole = writeText`${clicks.value} today${days === null ? '' : ` in ${days.value} days`}`;
  return {
    low: from,
    high: to,
    ...(expected === null ? {} : { expected: percent(expected) }),
    basis: writeText`estimate: ${low.value}–${high.value} more clicks${over}${likely}, against ${whole}${how === undefined ? '' : `; ${how}`}`,
    evidence: [low, high, clicks, ...[expected, perDays, days].filter((figure) => figure !== null)].map(toEvidence),
  };
}
