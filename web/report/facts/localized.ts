import { currentDisplay } from './current-display.js';

/** English is written as in reports, which are for everybody. */
const ENGLISH = /^en(-(US|GB|AU|CA|IE|NZ))?$/i;

/** Latin digits and the Gregorian calendar for all, since the texts around them are English. */
const COMMON = { numberingSystem: 'latn', calendar: 'gregory' } as const;

const numbers = new Map<string, Intl.NumberFormat>();
const days = new Map<string, Intl.DateTimeFormat>();

export function isEnglish(): boolean {
  return ENGLISH.test(currentDisplay().language);
}

/** A number in the way of the person's language, with at least and at most so many decimals. */
export function formatLocalNumber(value: number, least: number, most: number): string {
  const { language } = currentDisplay();
  const format = remember(
    numbers,
    `${language} ${least} ${most}`,
    () =>
      new Intl.NumberFormat(language, {
        numberingSystem: COMMON.numberingSystem,
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        // "-0" says nothing.
        signDisplay: 'negative',
      }),
  );
  return format.format(value).replace(/^-/, '−');
}

/** A day of the calendar in the way of the person's language: the one of an instant in a zone. */
export function formatLocalDay(at: Date, timeZone: string): string {
  const { language } = currentDisplay();
  const format = remember(
    days,
    `${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(language, { ...COMMON, day: 'numeric', month: 'short', year: 'numeric', timeZone }),
  );
  return format.format(at);
}

/** A process meets few languages and zones; somebody who invents more does not fill its memory. */
const MOST_FORMATS = 500;

function remember<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_FORMATS) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
