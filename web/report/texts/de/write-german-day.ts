import { MONTH_NAMES } from '../../../../domain/base/time/month-names.js';

const GERMAN_MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const GERMAN_MONTH_OF = new Map<string, string>(MONTH_NAMES.map((name, at) => [name, GERMAN_MONTHS[at] ?? name]));
const DAY = new RegExp(`^(\\d{1,2}) (${MONTH_NAMES.join('|')}) (\\d{4})$`);

/** "31 May 2026" → "31. Mai 2026"; anything else stays as it is. */
export function writeGermanDay(text: string): string {
  const [, date, english = '', year] = DAY.exec(text) ?? [];
  const month = GERMAN_MONTH_OF.get(english);
  return month === undefined ? text : `${date}. ${month} ${year}`;
}
