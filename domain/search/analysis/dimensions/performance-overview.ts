import { round } from '../../../base/statistics/round.js';
import { compareFigures } from '../compare-figures.js';
import { compareYear } from '../compare-year.js';
import type { SearchAnalysis } from '../search-analysis.js';
import type { ComparedFigures, DayFigures, KeyedFigures, SearchFigures } from '../search-figures.js';
import { isWithin } from '../search-periods.js';
import type { KeyedComparison, PerformanceOverview, Reconciliation } from '../search-reports.js';
import { needSet } from '../sets/row-set.js';
import { FigureSum, sumFigures } from '../sum-figures.js';
import { topLines } from './top-lines.js';

const QUERY_REST =
  'Queries that too few people ask are not reported by Search Console: they are in the totals but in no row. The remainder is theirs and is not spread over the rows.';
const PAGE_REST =
  'Rows by page count an impression for every page of the site that a results page shows, totals count it once: the sum may be larger than the total.';

/** Clicks, impressions, CTR and position of the property against the previous period, and how far the rows add up to them. */
export function performanceOverview(analysis: SearchAnalysis): PerformanceOverview {
  const { data, periods, missing_days } = analysis;
  const hasPrevious = periods.previous !== null;
  const totals = compareFigures(needSet(data, 'totals'), hasPrevious, missing_days.scale);
  const { queries, pages, devices, countries, days } = data.sets;
  const compare = (rows: readonly KeyedFigures[]) => keyedComparisons(rows, totals.current.clicks, analysis);
  return {
    totals,
    missing_days: days ? { current: missing_days.current, previous: missing_days.previous } : null,
    year_on_year: days ? compareYear(days, periods.current) : null,
    reconciliation: {
      queries: queries ? reconcile(queries, totals.current, QUERY_REST) : null,
      pages: pages ? reconcile(pages, totals.current, PAGE_REST) : null,
    },
    brand: queries ? splitByBrand(queries, analysis) : null,
    devices: devices ? compare(devices) : null,
    countries: countries ? topLines(compare(countries), byClicks) : null,
    daily: days ? days.filter(({ date }) => isWithin(date, periods.current)).map(roundDay) : null,
  };
}

/** As all other figures are rounded: a position of two decimals, where Search Console has fifteen. */
function roundDay(day: DayFigures): DayFigures {
  return { date: day.date, ...sumFigures([day]) };
}

function reconcile(rows: readonly KeyedFigures[], total: SearchFigures, explanation: string): Reconciliation {
  const sum = new FigureSum();
  for (const { current } of rows) if (current) sum.add(current);
  const clicks = total.clicks - sum.clicks;
  const impressions = total.impressions - sum.impressions;
  const share = (rest: number, all: number) => (all === 0 ? null : round(rest / all, 4));
  return {
    rows: rows.filter(({ current }) => current !== null).length,
    clicks: sum.clicks,
    impressions: sum.impressions,
    remainder: {
      clicks,
      impressions,
      clicks_share: share(clicks, total.clicks),
      impressions_share: share(impressions, total.impressions),
    },
    explanation,
  };
}

function splitByBrand(
  queries: readonly KeyedFigures[],
  { is_branded, periods, missing_days }: SearchAnalysis,
): { branded: ComparedFigures; other: ComparedFigures } {
  const sums = { branded: [new FigureSum(), new FigureSum()], other: [new FigureSum(), new FigureSum()] } as const;
  for (const { key, current, previous } of queries) {
    const [now, before] = sums[is_branded(key) ? 'branded' : 'other'];
    if (current) now.add(current);
    if (previous) before.add(previous);
  }
  const compare = ([now, before]: readonly [FigureSum, FigureSum]) =>
    compareFigures(
      { current: now.figures(), previous: before.figures() },
      periods.previous !== null,
      missing_days.scale,
    );
  return { branded: compare(sums.branded), other: compare(sums.other) };
}

function keyedComparisons(
  rows: readonly KeyedFigures[],
  clicks: number,
  { periods, missing_days }: SearchAnalysis,
): KeyedComparison[] {
  return rows
    .map(({ key, ...sides }) => {
      const compared = compareFigures(sides, periods.previous !== null, missing_days.scale);
      return { key, ...compared, clicks_share: clicks === 0 ? null : round(compared.current.clicks / clicks, 4) };
    })
    .sort(byClicks);
}

function byClicks(one: ComparedFigures, other: ComparedFigures): number {
  return other.current.clicks - one.current.clicks || other.current.impressions - one.current.impressions;
}
