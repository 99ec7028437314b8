import { nextWeekday } from './weekday-date.js';
import { findShortWeekday, findWeekday } from './weekday-names.js';
import { nextWorkingDay } from './working-day.js';

/** After these comes the weekday of return, or the last one away. */
const CUE =
  /(?<![\p{L}])(?:until|till|til|back|return\p{L}*|from|on|by|off|bis|ab|am|wieder|zurück|zurueck|jusqu\p{L}*|retour|reviens|lundi|à partir|dès|hasta|vuelv\p{L}*|vuelta|el|regres\p{L}*|desde|fino|rientr\p{L}*|torn\p{L}*|da|dal|tot|t\/m|vanaf|terug|weer|até|volt\p{L}*|regress\p{L}*|do|od|w|we|wrac\p{L}*|wróc\p{L}*|till|tillbaka|igen|kadar|asti|до|с|まで|から)(?![\p{L}])/u;
const LAST =
  /(?<![\p{L}])(?:through|thru|bis|t\/m|tot en met|jusqu\p{L}*|hasta|fino|sino|até|ate|aż do|do|till och med|last day)(?![\p{L}])[^.!?\n]{0,12}$/u;
const REACH_CHARS = 60;
const FEW_CHARS = 60;
const TELEGRAM_CHARS = 24;

/**
 * The day of return by its weekday alone: "until Monday", "bis Freitag" (then the next working day), "Ab Mo wieder".
 * @param text Lower case.
 * @param date When the note was written, ISO 8601.
 */
export function namedWeekday(text: string, date: string, language: string | null): string | null {
  const cue = text.search(CUE);
  const isShort = text.length <= FEW_CHARS;
  if (cue < 0 && !isShort) return null;
  const part = isShort ? text : text.slice(cue, cue + REACH_CHARS);
  const named = findWeekday(part) ?? (cue >= 0 && text.length <= TELEGRAM_CHARS ? findShortWeekday(part) : null);
  if (!named) return null;
  const day = nextWeekday(named.weekday, date);
  const isLast = language !== 'other' && LAST.test(part.slice(0, named.at));
  return isLast ? nextWorkingDay(day) : day;
}
