import { shownText } from './shown-text.js';

/** Figures as the report writes them: English, thousands grouped, never more digits than mean something. */

export function showNumber(value: number, digits = 1): string {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(digits))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** Points of a score, in a column of their own: always two decimals. */
export function showPoints(points: number): string {
  return points.toFixed(2);
}

/** With its sign, for changes. */
export function showChange(value: number): string {
  return value > 0 ? `+${showNumber(value)}` : value === 0 ? '±0' : showNumber(value);
}

/** A score with one decimal, "n/a" when it was not measured. */
export function showScore(score: number | null): string {
  return score === null ? 'n/a' : score.toFixed(1).replace(/\.0$/, '');
}

/** A share of 0–1. */
export function showShare(share: number): string {
  return `${showNumber(share * 100)}%`;
}

export function showBytes(bytes: number): string {
  if (bytes < 1000) return `${showNumber(bytes, 0)} B`;
  if (bytes < 1_000_000) return `${showNumber(bytes / 1000)} kB`;
  return bytes < 1_000_000_000 ? `${showNumber(bytes / 1_000_000)} MB` : `${showNumber(bytes / 1_000_000_000)} GB`;
}

export function showMs(ms: number): string {
  if (ms < 1000) return `${showNumber(ms, 0)} ms`;
  if (ms < 60_000) return `${showNumber(ms / 1000, 2)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Dates of sitemaps are what a site wrote there. */
const DATE_MAX_CHARS = 40;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-27T23:58:53Z` → `27 Nov 2026`; what is no ISO 8601 date stays as it is. */
export function showDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? shownText(iso, DATE_MAX_CHARS) : `${Number(day)} ${name} ${year}`;
}

/** `27 Nov 2026, 23:58 UTC` */
export function showTime(iso: string): string {
  const [, clock] = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}).*Z$/.exec(iso) ?? [];
  return clock === undefined ? showDay(iso) : `${showDay(iso)}, ${clock} UTC`;
}

export function showEffort({ value, unit }: { value: number; unit: 'days' | 'weeks' }): string {
  return `${showNumber(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

/** "1 page", "1,200 pages". */
export function showCount(count: number, thing: string, things = `${thing}s`): string {
  return `${showNumber(count, 0)} ${count === 1 ? thing : things}`;
}
