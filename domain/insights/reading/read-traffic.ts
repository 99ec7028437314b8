import { round } from '../../base/statistics/round.js';
import { toEvidence } from '../compose-traced-text.js';
import type { TrafficGuess } from '../ranking/draft.js';
import { type Figure, numberIn, type Place, part, partAlong } from './place.js';

/** Percent of traffic, as a range or as one figure. */
const RANGES: readonly [low: string, high: string][] = [
  ['impact.traffic_percent_low', 'impact.traffic_percent_high'],
  ['impact.low', 'impact.high'],
  ['estimated_traffic_gain.low', 'estimated_traffic_gain.high'],
  ['traffic_percent_low', 'traffic_percent_high'],
];
const PERCENTS = [
  'traffic_percent',
  'traffic_gain_percent',
  'traffic_increase_percent',
  'impact_percent',
  'impact.traffic_percent',
  'impact.percent',
  'estimated_traffic_increase',
];
/** Clicks or visits that may be won, as a range over some days or as one figure over the days of the traffic itself. */
const CLICK_RANGES = ['estimated_click_gain', 'click_gain'];
const CLICKS = [
  'potential_clicks',
  'estimated_clicks',
  'additional_clicks',
  'click_potential',
  'potential_traffic',
  'estimated_traffic',
  'traffic_potential',
  'additional_traffic',
];
const MOST_PERCENT = 1_000;

/** Current traffic, the basis of percentages of clicks: with its number of days, if known. */
export interface TrafficBase {
  clicks: Figure<number>;
  days: Figure<number> | null;
}

/** The gain that an entry states; null if it has none, or states it in clicks while current clicks are unknown. */
export function readTraffic(entry: Place, base: TrafficBase | null): TrafficGuess | null {
  for (const [lowName, highName] of RANGES) {
    const low = numberIn(partAlong(entry, lowName));
    const high = numberIn(partAlong(entry, highName));
    if (low !== null && high !== null) return asPercent(low, high);
  }
  for (const name of PERCENTS) {
    const figure = numberIn(partAlong(entry, name));
    if (figure !== null) return asPercent(figure, figure);
  }
  return base === null || base.clicks.value <= 0 ? null : readClicks(entry, base);
}

function asPercent(one: Figure<number>, other: Figure<number>): TrafficGuess | null {
  const [low, high] = [one.value, other.value].sort((a, b) => a - b) as [number, number];
  if (low < 0 || high > MOST_PERCENT) return null;
  return { low, high, basis: `estimate of the input, as ${one.path} says`, evidence: [one, other].map(toEvidence) };
}

function readClicks(entry: Place, base: TrafficBase): TrafficGuess | null {
  for (const name of CLICK_RANGES) {
    const range = part(entry, name);
    const [low, high, days] = ['low', 'high', 'per_days'].map((each) => numberIn(part(range, each)));
    if (low && high) return asShare(low, high, days ?? null, base);
  }
  for (const name of CLICKS) {
    const figure = numberIn(part(entry, name));
    if (figure !== null) return asShare(figure, figure, null, base);
  }
  return null;
}

function asShare(
  low: Figure<number>,
  high: Figure<number>,
  days: Figure<number> | null,
  { clicks, days: baseDays }: TrafficBase,
): TrafficGuess | null {
  if (low.value < 0 || high.value < low.value) return null;
  const scale = days !== null && baseDays !== null && days.value > 0 ? baseDays.value / days.value : 1;
  const percent = ({ value }: Figure<number>) => Math.min(MOST_PERCENT, (100 * value * scale) / clicks.value);
  const over = scale === 1 ? '' : `, scaled by ${round(scale, 3)} to the same number of days`;
  return {
    low: percent(low),
    high: percent(high),
    basis: `estimate: ${low.value}–${high.value} clicks (${low.path}) against ${clicks.value} today (${clicks.path})${over}`,
    evidence: [low, high, clicks, ...(days && baseDays ? [days, baseDays] : [])].map(toEvidence),
  };
}
