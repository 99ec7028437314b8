import { localDate, localTime } from '../../../domain/outreach/sending/local-time.js';
import { currentDisplay } from './current-display.js';
import { formatLocalDay, formatLocalNumber, isEnglish } from './localized.js';
import { shownText } from './shown-text.js';

/**
 * Figures as reports write them: English, thousands grouped, never more digits than mean something. Pages for one person
 * write them in the way of that person: see current-display.ts.
 */

export function showNumber(value: number, digits = 1): string {
  if (!isEnglish()) return formatLocalNumber(value, 0, digits);
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(digits))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** Points of a score, in a column of their own: always two decimals. */
export function showPoints(points: number): string {
  return isEnglish() ? points.toFixed(2) : formatLocalNumber(points, 2, 2);
}

/** With its sign, for changes. */
export function showChange(value: number): string {
  return value > 0 ? `+${showNumber(value)}` : value === 0 ? '±0' : showNumber(value);
}

/** A score with one decimal, "n/a" when it was not measured. */
export function showScore(score: number | null): string {
  if (score === null) return 'n/a';
  return isEnglish() ? score.toFixed(1).replace(/\.0$/, '') : formatLocalNumber(score, 0, 1);
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

/** A day, or a time to the second and finer, in UTC (ISO 8601). */
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;

/**
 * `2026-11-27T23:58:53Z` → `27 Nov 2026`, the day that it was for the person; a date of the calendar stays that date, and
 * what is no ISO 8601 date stays as it is.
 */
export function showDay(iso: string): string {
  const at = readInstant(iso);
  const { time_zone } = currentDisplay();
  return showDate(at === null ? iso : localDate(at, time_zone));
}

function showDate(iso: string): string {
  const [, year, month, day] = DAY.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return shownText(iso, DATE_MAX_CHARS);
  if (isEnglish()) return `${Number(day)} ${name} ${year}`;
  return formatLocalDay(new Date(`${year}-${month}-${day}T00:00:00Z`), 'UTC');
}

/** `27 Nov 2026, 23:58 UTC`; in the zone of the person, with its name. */
export function showTime(iso: string): string {
  const at = readInstant(iso);
  return at === null ? showDay(iso) : `${showDay(iso)}, ${showClock(at)} ${nameZone(at)}`;
}

/** `28 Nov 2026, 00:58` in the zone of the person, which is named only where it is UTC. For places that name it otherwise. */
export function showLocalTime(iso: string): string {
  const at = readInstant(iso);
  if (at === null) return showDay(iso);
  const { time_zone } = currentDisplay();
  return `${showDay(iso)}, ${showClock(at)}${time_zone === 'UTC' ? ' UTC' : ''}`;
}

function readInstant(iso: string): Date | null {
  if (!INSTANT.test(iso)) return null;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
}

function showClock(at: Date): string {
  const { hour, minute } = localTime(at, currentDisplay().time_zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** `CET`, `GMT+9`: short, as at that time of the year. */
function nameZone(at: Date): string {
  const { time_zone } = currentDisplay();
  if (time_zone === 'UTC') return 'UTC';
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, timeZoneName: 'short' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? time_zone;
}

export function showEffort({ value, unit }: { value: number; unit: 'days' | 'weeks' }): string {
  return `${showNumber(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

/** "1 page", "1,200 pages". */
export function showCount(count: number, thing: string, things = `${thing}s`): string {
  return `${showNumber(count, 0)} ${count === 1 ? thing : things}`;
}
