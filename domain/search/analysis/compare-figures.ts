import { round } from '../../base/statistics/round.js';
import type { ComparedFigures, SearchChange, SearchFigures } from './search-figures.js';

const NO_CHANGE: SearchChange = {
  clicks: null,
  clicks_percent: null,
  impressions: null,
  impressions_percent: null,
  ctr_points: null,
  position: null,
};

const NOTHING: SearchFigures = { clicks: 0, impressions: 0, ctr: null, position: null };

/**
 * How figures moved. Null for either side: there was no period to compare with.
 * @param scale days with data in the current period ÷ those in the previous one: previous sums are taken for as many days
 * (see scaleByDays), so that a day whose data are missing is no loss
 */
export function computeChange(current: SearchFigures | null, previous: SearchFigures | null, scale = 1): SearchChange {
  if (current === null || previous === null) return NO_CHANGE;
  const clicks = previous.clicks * scale;
  const impressions = previous.impressions * scale;
  return {
    clicks: round(current.clicks - clicks, 1),
    clicks_percent: percentOf(current.clicks, clicks),
    impressions: round(current.impressions - impressions, 1),
    impressions_percent: percentOf(current.impressions, impressions),
    ctr_points: difference(current.ctr, previous.ctr, 100, 3),
    position: difference(current.position, previous.position, 1, 2),
  };
}

/**
 * Both sides of a key that may be missing from either period. A missing row means no impression, but only in a period that
 * was read: `hasPrevious` says whether there was one. `scale` as in {@link computeChange}.
 */
export function compareFigures(
  { current, previous }: { current: SearchFigures | null; previous: SearchFigures | null },
  hasPrevious: boolean,
  scale = 1,
): ComparedFigures {
  const now = current ?? NOTHING;
  const before = hasPrevious ? (previous ?? NOTHING) : null;
  return { current: now, previous: before, change: computeChange(now, before, scale) };
}

function percentOf(current: number, previous: number): number | null {
  return previous === 0 ? null : round(((current - previous) / previous) * 100, 1);
}

function difference(one: number | null, other: number | null, factor: number, decimals: number): number | null {
  return one === null || other === null ? null : round((one - other) * factor, decimals);
}
