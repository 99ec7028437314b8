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

/** How figures moved. Null for either side: there was no period to compare with. */
export function computeChange(current: SearchFigures | null, previous: SearchFigures | null): SearchChange {
  if (current === null || previous === null) return NO_CHANGE;
  return {
    clicks: current.clicks - previous.clicks,
    clicks_percent: percentOf(current.clicks, previous.clicks),
    impressions: current.impressions - previous.impressions,
    impressions_percent: percentOf(current.impressions, previous.impressions),
    ctr_points: difference(current.ctr, previous.ctr, 100, 3),
    position: difference(current.position, previous.position, 1, 2),
  };
}

/**
 * Both sides of a key that may be missing from either period. A missing row means no impression, but only in a period that
 * was read: `hasPrevious` says whether there was one.
 */
export function compareFigures(
  { current, previous }: { current: SearchFigures | null; previous: SearchFigures | null },
  hasPrevious: boolean,
): ComparedFigures {
  const now = current ?? NOTHING;
  const before = hasPrevious ? (previous ?? NOTHING) : null;
  return { current: now, previous: before, change: computeChange(now, before) };
}

function percentOf(current: number, previous: number): number | null {
  return previous === 0 ? null : round(((current - previous) / previous) * 100, 1);
}

function difference(one: number | null, other: number | null, factor: number, decimals: number): number | null {
  return one === null || other === null ? null : round((one - other) * factor, decimals);
}
