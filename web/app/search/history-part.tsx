import {
  type DayHistory,
  HISTORY_RANGES,
  type HistoryComparison,
  type HistoryRange,
} from '../../../domain/search/analysis/day-history.js';
import type { DayFigures } from '../../../domain/search/analysis/search-figures.js';
import { showCount, showDay } from '../../report/facts/figures.js';
import { Tabs } from '../parts/tabs.js';
import { type DayFigure, fillDays } from './fill-days.js';
import { LongChart } from './long-chart.js';

/** What the charts over time show. */
export interface ShownHistory {
  /** Every day that is known, oldest first. */
  days: readonly DayFigures[];
  history: DayHistory;
  range: HistoryRange;
  comparison: HistoryComparison;
}

const RANGE_TITLES: Readonly<Record<HistoryRange, string>> = {
  90: '3 months',
  180: '6 months',
  365: '12 months',
  480: '16 months',
};
const COMPARISONS: readonly { comparison: HistoryComparison; title: string }[] = [
  { comparison: 'none', title: 'No comparison' },
  { comparison: 'previous', title: 'Period before' },
  { comparison: 'year', title: 'Year before' },
];
const BEFORE_TITLES: Readonly<Record<HistoryComparison, string>> = {
  none: '',
  previous: 'Period before',
  year: 'Year before',
};
const CHARTS: readonly { figure: DayFigure; title: string; isRank?: boolean; isShare?: boolean; digits?: number }[] = [
  { figure: 'clicks', title: 'Clicks' },
  { figure: 'impressions', title: 'Impressions' },
  { figure: 'ctr', title: 'CTR', isShare: true },
  { figure: 'position', title: 'Average position', isRank: true, digits: 1 },
];

/** Search performance by day over months, with the period before, and the days marked on which it changed its level. */
export function HistoryPart({
  shown: { days, history, range, comparison },
  events,
}: {
  shown: ShownHistory;
  events: readonly { date: string; title: string }[];
}) {
  const { period, before, missing } = history;
  const lost = new Set(missing);
  const within = events.filter(({ date }) => date >= period.start_date && date <= period.end_date);
  return (
    <div class="card">
      <div class="chart-choices">
        <Tabs
          label="Length of the charts"
          tabs={HISTORY_RANGES.map((each) => ({
            href: hrefOf(each, comparison),
            title: RANGE_TITLES[each],
            isHere: each === range,
          }))}
        />
        <Tabs
          label="Comparison of the charts"
          tabs={COMPARISONS.map(({ comparison: each, title }) => ({
            href: hrefOf(range, each),
            title,
            isHere: each === comparison,
          }))}
        />
      </div>
      <p class="small muted">
        {showDay(period.start_date)} to {showDay(period.end_date)}
        {before !== null && `, dashed: ${showDay(before.start_date)} to ${showDay(before.end_date)}`}
        {before === null && comparison !== 'none' && '. There are no data of the period to compare with'}.
        {lost.size > 0 && ` Search Console has no data for ${showCount(lost.size, 'day')}: the lines have gaps there.`}
      </p>
      {CHARTS.map(({ figure, ...chart }) => (
        <LongChart
          key={figure}
          id={`chart-${figure}-${range}-${comparison}-${period.end_date}`}
          {...chart}
          points={fillDays(days, period, figure, lost)}
          before={before && fillDays(days, before, figure, lost).map(({ value }) => value)}
          beforeTitle={BEFORE_TITLES[comparison]}
          events={within}
        />
      ))}
    </div>
  );
}

function hrefOf(range: HistoryRange, comparison: HistoryComparison): string {
  return `?range=${range}&compare=${comparison}`;
}
