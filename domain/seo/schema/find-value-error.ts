import type { ValueForm } from './watched-properties.js';

/** Calendar dates with or without dashes, weeks and days of the year, each alone or with a time (ISO 8601). */
const DATE =
  /^[+-]?\d{4}(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?|(?<month2>\d{2})(?<day2>\d{2})|-?W\d{2}(?:-?\d)?|-\d{3})?(?:T\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d{1,9})?)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const DURATION = /^P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d+)?S)?)?$/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Google takes ratings as numbers, fractions and percentages ("6 / 10", "60%"). */
const RATING = /^-?\d+(?:\.\d+)?(?:\s?%|\s?\/\s?\d+(?:\.\d+)?)?$/;

const EXPECTED: Readonly<Record<ValueForm, string>> = {
  date: 'a date of ISO 8601 (2026-05-31 or 2026-05-31T08:00:00+02:00)',
  duration: 'a duration of ISO 8601 (PT1H30M)',
  url: 'an http(s) address',
  price: 'a number with a dot and no currency sign (1299.90)',
  currency: 'a code of ISO 4217 (EUR)',
  rating: 'a number with a dot (4.5)',
  count: 'a whole number above 0',
};

const IS_FIT: Readonly<Record<ValueForm, (value: string) => boolean>> = {
  date: isDate,
  duration: (value) => DURATION.test(value.trim()),
  url: isAddress,
  price: (value) => NUMBER.test(value) && Number(value) >= 0,
  currency: (value) => /^[a-z]{3,5}$/i.test(value),
  rating: (value) => RATING.test(value),
  count: (value) => /^\d+(?:\.0+)?$/.test(value) && Number(value) > 0,
};

/** What the value should have been; null when it has its form. */
export function findValueError(form: ValueForm, value: string): string | null {
  return IS_FIT[form](value) ? null : EXPECTED[form];
}

function isDate(value: string): boolean {
  const match = DATE.exec(value);
  if (!match) return false;
  const month = Number(match.groups?.['month'] ?? match.groups?.['month2'] ?? 1);
  const day = Number(match.groups?.['day'] ?? match.groups?.['day2'] ?? 1);
  // A leap day is let through in any year.
  const days = new Date(Date.UTC(2000, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/** A relative reference is one too (JSON-LD 1.1, 7.4); a bare host name, words and leftovers of scripts are not. */
function isAddress(value: string): boolean {
  if (/[\s<>{}]/.test(value) || /^(?:www\.|(?:undefined|null|none|false|true|n\/a)$)/i.test(value)) return false;
  return !SCHEME.test(value) || /^(?:https?:\/\/[^/?#]|data:|urn:)/i.test(value);
}
