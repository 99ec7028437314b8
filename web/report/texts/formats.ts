/** Figures and dates as readers of a language write them. */
export interface Formats {
  /** At most `digits` decimals, 1 by default. */
  number(value: number, digits?: number): string;
  /** With its sign, for changes; zero is ±0. */
  change(value: number): string;
  /** `value` in percent, not as a share. */
  percent(value: number, digits?: number): string;
  /** Two percentages with one sign: "2–8%". */
  percentRange(low: number, high: number): string;
  /** The day of an ISO 8601 time in UTC, written out: "June 1, 2026". */
  day(iso: string): string;
  /** The same, short, for tables: "6/1/26" or "01.06.26". */
  shortDay(iso: string): string;
}

/** @param locale BCP 47 */
export function createFormats(locale: string): Formats {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value).replace(/^-/, '−');
  const change = (value: number) => (value === 0 ? '±0' : `${value > 0 ? '+' : ''}${number(value)}`);
  const percent = (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(value / 100);
  return {
    number,
    change,
    percent,
    percentRange: (low, high) => `${number(low)}–${percent(high)}`,
    day: (iso) => formatDay(long, iso),
    shortDay: (iso) => formatDay(short, iso),
  };
}

/** A time that cannot be read is left out rather than guessed. */
function formatDay(format: Intl.DateTimeFormat, iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '–' : format.format(at);
}
