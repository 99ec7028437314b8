import { round } from '../base/statistics/round.js';
import { GAIN_CEILING_PERCENT } from './ranking-constants.js';
import type { Recommendation } from './recommendation.js';

type Impact = Pick<Recommendation, 'impact'>;

export interface CombinedGain {
  /** Percent of today's clicks from search; null where none of the tasks has an estimate. */
  low: number | null;
  high: number | null;
}

/**
 * What tasks gain on top of what was done before. Gains overlap, since two fixes can win the same visitor, so each
 * takes its share of what is still to be won instead of being added:
 *
 *   all(tasks) = ceiling × (1 − Π(1 − gain ÷ ceiling)), added = all(before + tasks) − all(before)
 *
 * The gains of any number of tasks therefore stay below the ceiling. The cautious and the optimistic estimate give two
 * figures; if the optimistic one has earlier phases gain almost everything, a later phase gains less in it than in the
 * cautious one, so the smaller of the two is the low end.
 */
export function combineGains(tasks: readonly Impact[], before: readonly Impact[] = []): CombinedGain {
  if (!tasks.some(({ impact }) => impact.traffic_percent_high !== null)) return { low: null, high: null };
  const added = (gainOf: (task: Impact) => number) =>
    round(total([...before, ...tasks].map(gainOf)) - total(before.map(gainOf)), 1);
  const cautious = added(({ impact }) => impact.traffic_percent_low ?? 0);
  const hopeful = added(({ impact }) => impact.traffic_percent_high ?? 0);
  return { low: Math.min(cautious, hopeful), high: Math.max(cautious, hopeful) };
}

function total(gains: readonly number[]): number {
  const left = gains.reduce((rest, gain) => rest * (1 - Math.min(1, gain / GAIN_CEILING_PERCENT)), 1);
  return GAIN_CEILING_PERCENT * (1 - left);
}
