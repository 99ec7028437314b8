import type { ReportLanguage } from '../../../domain/reports/report-options.js';
import {
  showBytes,
  showChange,
  showDay,
  showEffort,
  showMs,
  showNumber,
  showPoints,
  showScore,
  showShare,
  showTime,
} from '../facts/figures.js';
import { shownText } from '../facts/shown-text.js';

/** Figures of the full report as readers of a language write them. */
export interface Figures {
  /** At most `digits` decimals, 1 by default. */
  number(value: number, digits?: number): string;
  /** Always two decimals. */
  points(value: number): string;
  /** With its sign. */
  change(value: number): string;
  /** Of 0–100; a word in place of null. */
  score(value: number | null): string;
  /** A share of 0–1 in percent. */
  share(value: number): string;
  /** `value` in percent, not as a share. */
  percent(value: number): string;
  /** Two percentages with one sign: "2–8%". */
  percentRange(low: number, high: number): string;
  bytes(value: number): string;
  ms(value: number): string;
  /** The day of an ISO 8601 time; any other text is unchanged. */
  day(iso: string): string;
  time(iso: string): string;
  effort(effort: { value: number; unit: 'days' | 'weeks' }): string;
}

const EN: Figures = {
  number: showNumber,
  points: showPoints,
  change: showChange,
  score: showScore,
  share: showShare,
  percent: (value) => `${showNumber(value)}%`,
  percentRange: (low, high) => `${showNumber(low)}–${showNumber(high)}%`,
  bytes: showBytes,
  ms: showMs,
  day: showDay,
  time: showTime,
  effort: showEffort,
};

/** "1,200.5 kB" → "1.200,5 kB" */
function swapSeparators(shown: string): string {
  return shown.replace(/(?<=\d)[,.](?=\d)/g, (separator) => (separator === ',' ? '.' : ','));
}

/** With a space before the sign (DIN 5008) that does not break. */
function germanPercent(value: number): string {
  return `${swapSeparators(showNumber(value))}\u00a0%`;
}

const GERMAN_UNITS = { days: ['Tag', 'Tage'], weeks: ['Woche', 'Wochen'] } as const;

const DE: Figures = {
  number: (value, digits) => swapSeparators(showNumber(value, digits)),
  points: (value) => swapSeparators(showPoints(value)),
  change: (value) => swapSeparators(showChange(value)),
  score: (value) => (value === null ? '–' : swapSeparators(showScore(value))),
  share: (value) => germanPercent(value * 100),
  percent: germanPercent,
  percentRange: (low, high) => `${swapSeparators(showNumber(low))}–${germanPercent(high)}`,
  bytes: (value) => swapSeparators(showBytes(value)),
  ms: (value) => swapSeparators(showMs(value)),
  day: (iso) => germanDay(iso),
  time: (iso) => {
    const [, clock] = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}).*Z$/.exec(iso) ?? [];
    return clock === undefined ? germanDay(iso) : `${germanDay(iso)}, ${clock} Uhr UTC`;
  },
  effort: ({ value, unit }) => {
    const [one, many] = GERMAN_UNITS[unit];
    return `${swapSeparators(showNumber(value))} ${value === 1 ? one : many}`;
  },
};

const DATE_MAX_CHARS = 40;

function germanDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return day === undefined ? shownText(iso, DATE_MAX_CHARS) : `${day}.${month}.${year}`;
}

export const FIGURES: Readonly<Record<ReportLanguage, Figures>> = { en: EN, de: DE };
