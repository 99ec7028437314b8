import { toEvidence } from '../compose-traced-text.js';
import type { TrafficGuess } from '../ranking/draft.js';
import { type Figure, numberIn, type Place, part, partAlong, textIn } from './place.js';
import { shareOfClicks } from './share-of-clicks.js';
import type { TrafficBase } from './traffic-base.js';

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

/** The gain that an entry states; null if it has none, or states it in clicks while current clicks are unknown. */
export function readTraffic(entry: Place, base: TrafficBase | null): TrafficGuess | null {
  for (const [lowName, highName] of RANGES) {
    const low = numberIn(partAlong(entry, lowName));
    const high = numberIn(partAlong(entry, highName));
    if (low !== null && high !== null) return asPercent(low, high, textIn(partAlong(entry, 'impact.basis'))?.value);
  }
  for (const name of PERCENTS) {
    const figure = numberIn(partAlong(entry, name));
    if (figure !== null) return asPercent(figure, figure);
  }
  return base === null || base.clicks.value <= 0 ? null : readClicks(entry, base);
}

function asPercent(one: Figure<number>, other: Figure<number>, reported?: string): TrafficGuess | null {
  const [low, high] = [one.value, other.value].sort((a, b) => a - b) as [number, number];
  if (low < 0 || high > MOST_PERCENT) return null;
  const basis = reported?.startsWith('estimate') ? reported : 'estimate of the analysis that was sent';
  return { low, high, basis, evidence: [one, other].map(toEvidence) };
}

function readClicks(entry: Place, base: TrafficBase): TrafficGuess | null {
  for (const name of CLICK_RANGES) {
    const range = part(entry, name);
    const [low, high, days, expected] = ['low', 'high', 'per_days', 'expected'].map((each) =>
      numberIn(part(range, each)),
    );
    if (low && high) return shareOfClicks({ low, high, expected: expected ?? null }, days ?? null, base);
  }
  for (const name of CLICKS) {
    const figure = numberIn(part(entry, name));
    if (figure !== null) return shareOfClicks({ low: figure, high: figure, expected: null }, null, base);
  }
  return null;
}
