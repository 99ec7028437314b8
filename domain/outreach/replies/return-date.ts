import { foldText } from './classifier/fold-text.js';
import { guessLanguage } from './classifier/guess-language.js';
import { replyTokens } from './classifier/reply-tokens.js';
import { bareDays } from './dates/bare-days.js';
import { dateRole } from './dates/date-role.js';
import { type FoundDate, findDates } from './dates/find-dates.js';
import { namedWeekday } from './dates/named-weekday.js';
import { nextWorkingDay, workingDayFrom } from './dates/working-day.js';

const MAX_CHARS = 4_000;

/**
 * The day on which the writer of an absence note is back, YYYY-MM-DD: the day it names, or the first working day after
 * the last of the absence ("bis 29.11.", "through 4 May"). Null when it has neither.
 * @param text Lower case, as readClassFacts gives it.
 * @param date When the note was written, ISO 8601; without it only dates with a year can be resolved.
 */
export function findReturnDate(text: string, date: string | null): string | null {
  const start = text.slice(0, MAX_CHARS);
  const folded = foldText(start);
  const language = guessLanguage(folded, replyTokens(folded));
  const reference = date ?? '1970-01-01T00:00:00.000Z';
  const whole = findDates(start, reference, language);
  const dates = [...whole, ...bareDays(start, whole, reference)]
    .filter((found) => isNear(found.date, date))
    .toSorted((one, other) => one.at - other.at);
  if (dates.length > 0) return fromDates(start, dates, language);
  return date === null ? null : namedWeekday(start, date, language);
}

function fromDates(text: string, dates: readonly FoundDate[], language: string | null): string | null {
  const roles = dates.map((found, index) => ({
    ...found,
    role: dateRole(text, found, dates[index - 1] ?? null, dates[index + 1] ?? null, language),
  }));
  const latest = (role: string) =>
    roles
      .filter((found) => found.role === role)
      .map((found) => found.date)
      .toSorted()
      .at(-1);
  const back = latest('back');
  const last = latest('last');
  const until = latest('until');
  const from = latest('from');
  if (back !== undefined) return back;
  if (last !== undefined) return from !== undefined && from > last ? from : nextWorkingDay(last);
  if (until !== undefined) return from !== undefined && from > until ? from : workingDayFrom(until);
  return from ?? latest('plain') ?? null;
}

/** Dates long past or far ahead are of something else: a founding year, a conference. */
function isNear(found: string, date: string | null): boolean {
  if (date === null) return !found.startsWith('19');
  const days = (Date.parse(found) - Date.parse(date.slice(0, 10))) / 86_400_000;
  return days > -8 && days < 400;
}
