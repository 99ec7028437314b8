import { phrases } from './classes/phrases.js';
import { findDates } from './dates/find-dates.js';
import { weekdayDate } from './dates/weekday-date.js';

/** Behind these stands the day of return, or the last of the absence. */
const UNTIL = phrases([
  'until|till|til|through|thru|back (?:in the office |at work |at my desk |online )?(?:on|by|in|at|from)?|return(?:ing)?(?: to (?:the|my) office| to work)?(?: on)?|resume(?: work)?(?: on)?|(?:un)?available (?:again )?(?:from|on|until)',
  'bis(?: einschließlich| zum| inklusive)?|ab(?: dem)?|wieder|zurück',
  "jusqu'(?:au|à|en)|de retour|à partir du|reviens|reprendrai",
  'hasta(?: el)?|regres\\S+|vuelvo|vuelta|a partir del|de vuelta|reincorpor\\S+',
  'fino al?|sino al?|rientr\\S+|torner\\S+|dal|di ritorno',
  'tot(?: en met)?|t/m|vanaf|terug|weer',
  'até(?: ao?| o)?|regress\\S+|retorn\\S+|a partir de|de volta',
  'do|od|wracam|powr\\S+|wróc\\S+|vrát\\S+|zpět|zpátky',
  'till(?: och med)?|t\\.o\\.m\\.?|tillbaka|åter|til(?: og med)?|t\\.o\\.m|tilbage|tilbake|frem til|igen|fra|från',
  'asti|saakka|palaan|takaisin|alkaen',
  'до|по|вернусь|с|повернуся|з',
  'kadar|döneceğim|-ig|vissza|până(?: (?:la|pe|în))?|revin|μέχρι|έως|επιστρέφω',
  'まで|から|より|至|到|直到|返回|까지|부터|복귀',
]);
const UNTILS = new RegExp(UNTIL.source, 'gu');
/** How far behind such a word the date may stand; in some languages it stands in front. */
const REACH_CHARS = 60;
const BEFORE_CHARS = 30;
const MAX_CHARS = 4_000;

/**
 * The day on which the writer of an absence note is back, or the last day of the absence, whichever it tells: YYYY-MM-DD.
 * Null when it tells none.
 * @param text Lower case, as classFactsOf gives it.
 * @param date When the note was written, ISO 8601; without it only dates with their year can be told.
 */
export function findReturnDate(text: string, date: string | null): string | null {
  const start = text.slice(0, MAX_CHARS);
  const reference = date ?? '1970-01-01T00:00:00.000Z';
  const dates = findDates(start, reference).filter((found) => isNear(found.date, date));
  const cues = [...start.matchAll(UNTILS)].map(({ index }) => index);
  const cued = dates.filter(({ at }) => cues.some((cue) => at >= cue - BEFORE_CHARS && at - cue <= REACH_CHARS));
  const last = (cued.length > 0 ? cued : dates)
    .map((found) => found.date)
    .toSorted()
    .at(-1);
  if (last !== undefined) return last;
  if (date === null) return null;
  for (const cue of cues) {
    const weekday = weekdayDate(start.slice(cue, cue + REACH_CHARS), date);
    if (weekday) return weekday;
  }
  return null;
}

/** Dates long past or far ahead are of something else: a founding year, a conference. */
function isNear(found: string, date: string | null): boolean {
  if (date === null) return !found.startsWith('19');
  const days = (Date.parse(found) - Date.parse(date)) / 86_400_000;
  return days > -8 && days < 400;
}
