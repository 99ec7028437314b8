import type { FoundDate } from './find-dates.js';

/** What a date in an absence note is: the day of return, the last day away, the one or the other, the first day of something. */
export type DateRole = 'back' | 'last' | 'until' | 'from' | 'plain';

const BEFORE_CHARS = 60;
const BEHIND_CHARS = 28;

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'gu');

/** In front of the day of return. */
const BACK = whole(
  'back|return\\p{L}*|resum\\p{L}*|reopen\\p{L}*|re-open\\p{L}*|rejoin\\p{L}*|again (?:from|on)|available (?:again )?(?:from|on)|available on|open again|reachable (?:again )?(?:from|on)|see you|first day back|answer (?:your mail )?on|' +
    'wieder|zuruck|zurück|rückkehr|erreichbar ab|erst (?:am|ab|wieder)|' +
    'de retour|retour|reviens|reviendr\\p{L}*|rentre|rentrer\\p{L}*|reprend\\p{L}*|reprise|rouvr\\p{L}*|réouvr\\p{L}*|retrouve\\p{L}*|réouverture|rouverture|' +
    'vuelv\\p{L}*|volver\\p{L}*|vuelta|regres\\p{L}*|reincorpor\\p{L}*|reabr\\p{L}*|retom\\p{L}*|reapertura|nos vemos|' +
    'rientr\\p{L}*|torn\\p{L}*|ritorn\\p{L}*|riapr\\p{L}*|riapertura|ripren\\p{L}*|rivediamo|di nuovo|' +
    'terug|weer|heropen\\p{L}*|' +
    'volt\\p{L}*|regress\\p{L}*|retorn\\p{L}*|reabr\\p{L}*|reabertura|retom\\p{L}*|' +
    'wrac\\p{L}*|powr\\p{L}*|wróc\\p{L}*|wroc\\p{L}*|ponownie|znów|z powrotem|otwier\\p{L}*|' +
    'vrát\\p{L}*|zpět|zpátky|tillbaka|åter|tilbage|tilbake|igen|palaan|takaisin|вернусь|повернуся|vissza|revin|επιστρέφω|döneceğim',
);
/** In front of the last day away, which counts as one. */
const LAST = whole(
  'through|thru|until and including|till and including|up to and including|last day|letzter \\p{L}+tag|laatste \\p{L}*dag|dernier jour|último día|ultimo día|ultimo giorno|último dia|ostatni dzień|' +
    'bis|t/m|t\\.?e\\.?m\\.?|tot en met|jusqu\\p{L}*|hasta|fino|sino|até|ate|do|aż do|till och med|t\\.o\\.m|til og med|' +
    'inclusive of|до|по',
);
/** In front of a day that may be the last one away or the first one back. */
const UNTIL = whole('until|till|til|tot|a\\.? ?til|frem til|kadar|asti|saakka|po|până|μέχρι|έως');
/** In front of the first day of an absence, or of being back. */
const FROM = whole(
  'from|as of|starting|since|ab|vom|von|seit|du|dès|depuis|à partir|a partir|desde|del|dal|dall|vanaf|van|per|od|fra|från|с|з|de',
);
/** In front of the last day of a span whose first is a number alone: "du 12 au 23 mai". */
const DAY_SPAN =
  /(?<![\d./])\d{1,2}(?:st|nd|rd|th|er|\.|º|ª)?(?: ?\([^)]{0,12}\))?(?:\s*[-–—~〜～]|\s+(?:to|through|thru|till|until|and|bis|und|au|et|al|ao|a|à|e|y|i|do|tot(?: en met)?|t\/m|en|t\.e\.m\.)(?![\p{L}]))[\s,]*(?:(?:the|zum|dem|den|el|le|il|o|dia|día|\p{L}{4,14}(?:-feira)?)[\s,]*){0,2}$/u;
/** Between the first and the last day of a span. */
const SPAN =
  /^[\s.,)]*(?:\([^)]{0,12}\))?\s*(?:-|–|—|~|〜|～|to|through|thru|till|until|and|bis|und(?: dem)?|auf|au|et(?: le)?|al?|ed?(?: il)?|y(?: el)?|ao?s?|até|e o|i|do|tot(?: en met)?|t\/m|en|へ|から|より)[\s,]*(?:(?:the|einschließlich|inklusive|inkl\.|zum|den|dem|el|le|il|o|dia|día|\p{L}{2,14}-?\p{L}*)[\s,.(]*){0,3}(?:\([^)]{0,12}\))?$/u;
const LAST_BEHIND =
  /^[)\s,.]*(?:\([^)]{0,8}\)|（[^）]{0,8}）|\p{L}{1,2}曜日?)?\s*(?:まで|(?:\(|, )?(?:einschlie|inkl|inclu[sí]|included|inclu[ií]|compris|compreso|włącznie|wlacznie|inbegrepen|inclusief|inclusive|incluído)|까지)/u;
const BACK_BEHIND =
  /^[)\s,.]*(?:\([^)]{0,8}\)|（[^）]{0,8}）|\p{L}{1,2}曜日?)?\s*(?:以降|に(?:戻|復帰|出社|帰)|(?:bin ich |sind wir |ben ik |zijn we )?(?:wieder|weer|zurück|terug|back)|부터|복귀)/u;
const FROM_BEHIND = /^[)\s,.]*(?:\([^)]{0,8}\)|（[^）]{0,8}）|\p{L}{1,2}曜日?)?\s*(?:から|より)/u;
const UNTIL_BEHIND = /^\s*(?:-ig|asti|saakka|kadar|tarihine kadar)/u;
/** "Until Friday, and read mail after that": Friday is the last day away. */
const AFTER_BEHIND = /^[^.!?;]{0,24}(?<!\p{L})(?:after that|thereafter|afterwards|daarna|nadien)(?!\p{L})/u;
/** Languages in which "until" names the last day away. */
const EXACT_UNTIL = new Set(['en', 'nl', 'other']);

/** @param text Lower case. @param language As guessLanguage returns it. */
export function dateRole(
  text: string,
  { at, end }: FoundDate,
  before: FoundDate | null,
  next: FoundDate | null,
  language: string | null,
): DateRole {
  const front = text.slice(Math.max(before?.end ?? 0, at - BEFORE_CHARS), at);
  const behind = text.slice(end, Math.min(next?.at ?? text.length, end + BEHIND_CHARS));
  if ((before && SPAN.test(front)) || DAY_SPAN.test(front)) return 'last';
  if (LAST_BEHIND.test(behind)) return 'last';
  if (BACK_BEHIND.test(behind)) return 'back';
  if (FROM_BEHIND.test(behind)) return next ? 'from' : 'back';
  if (UNTIL_BEHIND.test(behind)) return 'until';
  const sentence = front.split(/(?<!inkl|incl|t\.e\.m|\d|\bca)[.!?;。](?=\s|$)|\n/u).at(-1) ?? '';
  const cues = [
    { role: 'back' as const, cue: lastOf(sentence, BACK) },
    { role: 'last' as const, cue: lastOf(sentence, LAST) },
    { role: 'until' as const, cue: lastOf(sentence, UNTIL) },
    { role: 'from' as const, cue: lastOf(sentence, FROM) },
  ].filter(({ cue }) => cue >= 0);
  // "Back from 4 May", "no vuelvo hasta el 4": what comes before "from" says from what.
  const [nearest, second] = cues.toSorted((one, other) => other.cue - one.cue);
  if (!nearest) return 'plain';
  if (nearest.role !== 'back' && second?.role === 'back') return 'back';
  if (nearest.role === 'last' && language === 'other') return 'until';
  const isExact = language === null || EXACT_UNTIL.has(language);
  if (nearest.role === 'until' && (!isExact || AFTER_BEHIND.test(behind))) return 'last';
  return nearest.role;
}

function lastOf(text: string, cue: RegExp): number {
  return [...text.matchAll(cue)].at(-1)?.index ?? -1;
}
