import { median } from '../../../base/statistics/median.js';
import { round } from '../../../base/statistics/round.js';
import { addDays } from '../search-day.js';
import { type ChangePoint, findChangePoints } from './find-change-points.js';
import type { EventGroup, ShiftedSeries } from './performance-event.js';

/** Daily values of a group; null where the data of a day are missing. */
export interface DailySeries {
  group: EventGroup;
  key: string | null;
  /** YYYY-MM-DD of the first value. */
  start_date: string;
  clicks: readonly (number | null)[];
  positions: readonly (number | null)[];
}

/** Changes below this are within what a site owner would not act on. */
const LEAST_CLICKS_CHANGE = Math.log(1.15);
const LEAST_PLACES: Record<EventGroup, number> = { site: 1, queries: 0.5, directory: 1, device: 1, country: 1 };
/** Fewer clicks a day are mostly chance. */
const LEAST_CLICKS = 5;
/** Of many groups some change by chance: theirs have to be clearer than the five times of the site. */
const LEAST_SCORE: Record<EventGroup, number> = { site: 5, queries: 5, directory: 6, device: 6, country: 6 };
const SIDE_DAYS = 28;

/** Sudden lasting changes of a group's clicks and positions. */
export function measureShifts(series: DailySeries): ShiftedSeries[] {
  return [...shiftsOfClicks(series), ...shiftsOfPositions(series)].filter(
    ({ score }) => score >= LEAST_SCORE[series.group],
  );
}

function shiftsOfClicks(series: DailySeries): ShiftedSeries[] {
  const { clicks } = series;
  if ((median(known(clicks)) ?? 0) < LEAST_CLICKS) return [];
  const logs = clicks.map((one) => (one === null ? null : Math.log1p(one)));
  return findChangePoints(logs, LEAST_CLICKS_CHANGE).map((shift) =>
    describe(series, 'clicks', shift, (before, after) => (before === 0 ? 100 : ((after - before) / before) * 100)),
  );
}

function shiftsOfPositions(series: DailySeries): ShiftedSeries[] {
  return findChangePoints(series.positions, LEAST_PLACES[series.group]).map((shift) =>
    describe(series, 'position', shift, (before, after) => after - before),
  );
}

function describe(
  series: DailySeries,
  metric: ShiftedSeries['metric'],
  { index, score }: ChangePoint,
  changeOf: (before: number, after: number) => number,
): ShiftedSeries {
  const values = metric === 'clicks' ? series.clicks : series.positions;
  const before = median(known(values.slice(Math.max(0, index - SIDE_DAYS), index))) ?? 0;
  const after = median(known(values.slice(index, index + SIDE_DAYS))) ?? 0;
  return {
    group: series.group,
    key: series.key,
    metric,
    date: addDays(series.start_date, index),
    before: round(before, 2),
    after: round(after, 2),
    change: round(changeOf(before, after), metric === 'clicks' ? 1 : 2),
    score: round(Math.min(score, MOST_SCORE), 1),
  };
}

const MOST_SCORE = 999;

function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}
