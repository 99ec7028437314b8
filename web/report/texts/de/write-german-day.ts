import { MONTH_NAMES } from '../../../../domain/base/time/month-names.js';

const MONTHS = new Map<string, string>(
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'
    .split(' ')
    .map((name, index) => [MONTH_NAMES[index] ?? '', name]),
);
const DAY = new RegExp(`^(\\d{1,2}) (${MONTH_NAMES.join('|')}) (\\d{4})$`);

/** "31 May 2026" → "31. Mai 2026"; anything else stays as it is. */
export function writeGermanDay(text: string): string {
  const [, date, english = '', year] = DAY.exec(text) ?? [];
  const month = MONTHS.get(english);
  return month === undefined ? text : `${date}. ${month} ${year}`;
}
