import { DayChart, type DayPoint } from './day-chart.js';

export interface LongChartProps {
  /** Of the element, unique on the page: another one for other days. */
  id: string;
  title: string;
  /** Every day, oldest first. */
  points: readonly DayPoint[];
  /** The same days of the period compared with; null without one. */
  before: readonly (number | null)[] | null;
  /** How that period is named. */
  beforeTitle: string;
  events: readonly { date: string; title: string }[];
  isRank?: boolean;
  isShare?: boolean;
  digits?: number;
}

/** As many characters of a title are read out. */
const EVENT_CHARS = 160;

/**
 * A long series by day: an image that needs no script, over which api/web-app/charts.ts draws one that shows each day to
 * pointer and keyboard.
 */
export function LongChart({ id, title, points, before, beforeTitle, events, ...form }: LongChartProps) {
  const [first] = points;
  if (first === undefined || points.every(({ value }) => value === null)) return null;
  const { isRank = false, isShare = false, digits = 0 } = form;
  const series = {
    title,
    start: first.date,
    values: points.map(({ value }) => value),
    before,
    before_title: beforeTitle,
    events: events.map(({ date, title: what }) => ({ date, title: what.slice(0, EVENT_CHARS) })),
    is_rank: isRank,
    is_share: isShare,
    digits: isShare ? 1 : digits,
  };
  return (
    <div id={id} class="long-chart" data-long-chart={JSON.stringify(series)}>
      <DayChart
        title={title}
        points={points}
        before={before ?? []}
        marked={events.map(({ date }) => date)}
        isRank={isRank}
        isShare={isShare}
        digits={digits}
      />
      <p class="readout small muted" data-readout />
    </div>
  );
}
