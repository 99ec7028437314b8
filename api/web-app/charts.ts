// Long series of figures by day: drawn on a canvas in place of the server's own image, with a readout that follows the
// pointer, the finger and the arrow keys.
import uPlot from 'uplot';
import { findElement } from './find-element.js';
import { readMeta } from './read-meta.js';

/** What the server says about a chart: web/app/search/long-chart.tsx. */
interface LongSeries {
  title: string;
  /** The first day, YYYY-MM-DD; the others follow. */
  start: string;
  values: (number | null)[];
  /** The same days of the period compared with; null without one. */
  before: (number | null)[] | null;
  before_title: string;
  events: { date: string; title: string }[];
  is_rank: boolean;
  is_share: boolean;
  digits: number;
}

const DAY_SECONDS = 86_400;
const HEIGHT = 170;
const WEEK = 7;
const MONTH = 30;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
  PageUp: -MONTH,
  PageDown: MONTH,
};
/** Charts of one page show the same day. */
const TOGETHER = uPlot.sync('days');

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1_000;

/** Draws the chart that the element describes, and takes its image away. */
export function drawLongChart(place: HTMLElement): void {
  const series = readSeries(place.dataset['longChart'] ?? '');
  const plot = findElement(place, '.plot', HTMLElement);
  const readout = findElement(place, '[data-readout]', HTMLElement);
  const words = new ChartWords(series);
  const start = secondsOf(series.start);
  const days = series.values.map((_, index) => start + index * DAY_SECONDS);
  const data: uPlot.AlignedData = series.before ? [days, series.values, series.before] : [days, series.values];
  for (const image of plot.querySelectorAll('svg, span')) image.remove();
  place.querySelector('.plot-days')?.remove();
  plot.classList.add('is-drawn');
  let shown: number | null = null;
  const show = (index: number | null): void => {
    shown = index;
    readout.textContent = index === null ? '' : words.describe(index);
  };
  const chart = new uPlot(optionsOf(plot, series, words, show), data, plot);
  function moveTo(index: number): void {
    const at = Math.min(Math.max(index, 0), days.length - 1);
    for (const each of TOGETHER.plots)
      each.setCursor({ left: each.valToPos(days[at] ?? start, 'x'), top: each.over.clientHeight / 2 }, true);
  }
  plot.tabIndex = 0;
  plot.setAttribute('role', 'group');
  plot.setAttribute('aria-label', `${series.title}: use the arrow keys to read each day`);
  plot.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const last = days.length - 1;
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : (shown ?? last) + step;
    if (to === null) return;
    event.preventDefault();
    moveTo(to);
  });
  // Read out by the one that is used, not by all that follow it.
  plot.addEventListener('focus', () => {
    readout.setAttribute('aria-live', 'polite');
    moveTo(shown ?? days.length - 1);
  });
  plot.addEventListener('blur', () => {
    readout.removeAttribute('aria-live');
    for (const each of TOGETHER.plots) each.setCursor({ left: -10, top: -10 }, true);
  });
  keepCurrent(plot, chart);
}

function readSeries(text: string): LongSeries {
  return JSON.parse(text);
}

/** As wide as its place, and in the colors of the day or the night. */
function keepCurrent(plot: HTMLElement, chart: uPlot): void {
  const night = window.matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => chart.redraw(false);
  const observer = new ResizeObserver(() => {
    if (!plot.isConnected) {
      observer.disconnect();
      night.removeEventListener('change', recolor);
      chart.destroy();
    } else if (plot.clientWidth > 0 && plot.clientWidth !== chart.width) {
      chart.setSize({ width: plot.clientWidth, height: HEIGHT });
    }
  });
  observer.observe(plot);
  night.addEventListener('change', recolor);
}

const color = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function optionsOf(
  plot: HTMLElement,
  series: LongSeries,
  words: ChartWords,
  onDay: (index: number | null) => void,
): uPlot.Options {
  const axis = { stroke: () => color('--muted'), font: '12px system-ui, sans-serif' };
  const grid = { stroke: () => color('--line'), width: 1 };
  const ticks = { show: false };
  return {
    width: plot.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    // Days of the calendar are the same wherever somebody looks at them.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
    cursor: { sync: { key: TOGETHER.key }, drag: { x: false, y: false }, y: false, points: { size: 7 } },
    scales: { x: { time: true }, y: series.is_rank ? { dir: -1, range: rankRange } : { range: valueRange } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks,
        size: 30,
        values: (_chart, at) => at.map((seconds) => words.showMonth(seconds)),
      },
      { ...axis, grid, ticks, size: 58, values: (_chart, at) => at.map((value) => words.showTick(value)) },
    ],
    series: [
      {},
      { stroke: () => color('--accent-fill'), width: 2, points: { show: false } },
      ...(series.before ? [{ stroke: () => color('--muted'), width: 1, dash: [5, 4], points: { show: false } }] : []),
    ],
    hooks: {
      draw: [(chart) => markEvents(chart, series.events)],
      setCursor: [(chart) => onDay(chart.cursor.idx ?? null)],
    },
  };
}

/** Place 1 is the best and on top. */
function rankRange(_chart: uPlot, _low: number | null, high: number | null): [number, number] {
  return [1, Math.max(2, Math.ceil((high ?? 1) * 1.1))];
}

function valueRange(_chart: uPlot, _low: number | null, high: number | null): [number, number] {
  return [0, high === null || high === 0 ? 1 : high * 1.1];
}

function markEvents(chart: uPlot, events: LongSeries['events']): void {
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.strokeStyle = color('--text');
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio]);
  for (const { date } of events) {
    const x = Math.round(chart.valToPos(secondsOf(date), 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.restore();
}

const HALF_YEAR_DAYS = 190;

/** Days and figures in the way of the person who looks. */
class ChartWords {
  readonly #series: LongSeries;
  readonly #number: Intl.NumberFormat;
  readonly #tick: Intl.NumberFormat;
  readonly #day: Intl.DateTimeFormat;
  readonly #month: Intl.DateTimeFormat;

  constructor(series: LongSeries) {
    const given = readMeta('display-language') || 'en';
    // English is written as on the rest of the page: 27 Nov 2026.
    const language = given.startsWith('en') ? 'en-GB' : given;
    const style = series.is_share ? 'percent' : 'decimal';
    const common = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const;
    this.#series = series;
    this.#number = new Intl.NumberFormat(language, {
      numberingSystem: 'latn',
      style,
      maximumFractionDigits: series.digits,
    });
    this.#tick = new Intl.NumberFormat(language, {
      numberingSystem: 'latn',
      style,
      notation: series.is_share ? 'standard' : 'compact',
      maximumFractionDigits: 1,
    });
    this.#day = new Intl.DateTimeFormat(language, { ...common, day: 'numeric', month: 'short', year: 'numeric' });
    // Within half a year a month has several ticks: they say the day.
    const isShort = series.values.length <= HALF_YEAR_DAYS;
    this.#month = new Intl.DateTimeFormat(
      language,
      isShort ? { ...common, day: 'numeric', month: 'short' } : { ...common, month: 'short', year: '2-digit' },
    );
  }

  showTick(value: number): string {
    return this.#tick.format(value);
  }

  showMonth(seconds: number): string {
    return this.#month.format(seconds * 1_000);
  }

  describe(index: number): string {
    const { start, values, before, before_title, events } = this.#series;
    const atMs = (secondsOf(start) + index * DAY_SECONDS) * 1_000;
    const date = new Date(atMs).toISOString().slice(0, 10);
    const parts = [`${this.#day.format(atMs)}: ${this.#show(values[index] ?? null)}`];
    if (before) parts.push(`${before_title}: ${this.#show(before[index] ?? null)}`);
    for (const event of events) if (event.date === date) parts.push(event.title);
    return parts.join(' · ');
  }

  #show(value: number | null): string {
    return value === null ? 'no data' : this.#number.format(value);
  }
}
