import { showCount, showDay, showNumber, showShare } from '../../report/facts/figures.js';

export interface DayPoint {
  /** YYYY-MM-DD. */
  date: string;
  /** Null: no data of this day. */
  value: number | null;
}

interface Props {
  /** What the figures are, for people who do not see the chart. */
  title: string;
  /** Every day, oldest first. */
  points: readonly DayPoint[];
  /** 1 is best, as for positions: the axis is turned upside down. */
  isRank?: boolean;
  digits?: number;
  /** Shares of 0–1, shown in percent. */
  isShare?: boolean;
  /** The same days of the period compared with, drawn lighter. */
  before?: readonly (number | null)[];
  /** Days to mark, YYYY-MM-DD: what happened there is said elsewhere on the page. */
  marked?: readonly string[];
}

const WIDTH = 100;
const HEIGHT = 40;
/** The top of an axis of shares is never lower: 0.1 %. */
const LEAST_SHARE = 0.001;
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** One figure by day, with an axis of its own. Days without data leave a gap: they are not days of zero. */
export function DayChart({
  title,
  points,
  isRank = false,
  isShare = false,
  digits = 0,
  before = [],
  marked = [],
}: Props) {
  const values = points.flatMap(({ value }) => value ?? []);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || values.length === 0) return null;
  const compared = before.flatMap((value) => value ?? []);
  const { low, high } = rangeOf([...values, ...compared], isRank, isShare);
  const show = (value: number) => (isShare ? showShare(value) : showNumber(value, digits));
  const yOf = (value: number) => {
    const share = (value - low) / (high - low);
    return (isRank ? share : 1 - share) * HEIGHT;
  };
  const description = describe(title, points, show);
  return (
    <figure class="day-chart">
      <figcaption>{title}</figcaption>
      <div class="plot">
        <span class="plot-top" aria-hidden="true">
          {show(isRank ? low : high)}
        </span>
        <span class="plot-bottom" aria-hidden="true">
          {show(isRank ? high : low)}
        </span>
        <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" role="img" aria-label={description}>
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} class="grid" x1="0" x2={WIDTH} y1={y} y2={y} />
          ))}
          {points.map(({ date }, index) => {
            const x = xOf(index, points.length);
            return marked.includes(date) && <line key={date} class="day-mark" x1={x} x2={x} y1="0" y2={HEIGHT} />;
          })}
          {compared.length > 0 && <path class="trend-before" d={lineThrough(before, yOf)} />}
          <path
            class="trend"
            d={lineThrough(
              points.map(({ value }) => value),
              yOf,
            )}
          />
        </svg>
      </div>
      <p class="plot-days" aria-hidden="true">
        <span>{showDay(first.date)}</span>
        <span>{showDay(last.date)}</span>
      </p>
    </figure>
  );
}

/** From zero, or place 1, to a round figure above the highest. */
function rangeOf(values: readonly number[], isRank: boolean, isShare: boolean): { low: number; high: number } {
  const low = isRank ? 1 : 0;
  const most = Math.max(...values, isShare ? LEAST_SHARE : low + 1);
  const scale = 10 ** Math.floor(Math.log10(most));
  const step = STEPS.find((each) => each * scale >= most) ?? 10;
  return { low, high: step * scale };
}

function xOf(index: number, count: number): number {
  return count < 2 ? WIDTH / 2 : (index / (count - 1)) * WIDTH;
}

/** A day between two gaps is a point, not a line. */
function lineThrough(values: readonly (number | null)[], yOf: (value: number) => number): string {
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const at = `${xOf(index, values.length).toFixed(2)} ${yOf(value).toFixed(2)}`;
      const isStart = (values[index - 1] ?? null) === null;
      const isAlone = isStart && (values[index + 1] ?? null) === null;
      return [`${isStart ? 'M' : 'L'}${at}${isAlone ? 'h0.001' : ''}`];
    })
    .join('');
}

function describe(title: string, points: readonly DayPoint[], show: (value: number) => string): string {
  const known = points.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
  const most = known.reduce((best, each) => (each.value > best.value ? each : best));
  const least = known.reduce((best, each) => (each.value < best.value ? each : best));
  const missing = points.length - known.length;
  const range = `between ${show(least.value)} on ${showDay(least.date)} and ${show(most.value)} on ${showDay(most.date)}`;
  return `${title} over ${points.length} days: ${range}${missing > 0 ? `; ${showCount(missing, 'day')} without data` : ''}`;
}
