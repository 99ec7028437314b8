import { endsInWroteWord, hasWroteWord } from './wrote-words.js';

/** More than the longest line that programs make of a date, a name and an address. */
const MAX_CHARS = 400;

const EMAIL = /[^\s<>()[\]:"',;]{1,100}@[^\s<>()[\]"',;]{1,100}/;
const EMAILS = new RegExp(EMAIL.source, 'g');
/** 9:15, 09.15, 9h15, 9時15分, 9시 15분; not the dots of a date. */
const TIME = /(?<![\d.])\d{1,2} ?(?:[:.h時时点點ч]|시) ?\d{2}(?!\d|\.\d)/;
const NUMERIC_DATE = /(?<!\d)(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})|\d{4}[./-] ?\d{1,2}[./-] ?\d{1,2})(?!\d)/;
/** Thailand counts from 543 BC. */
const YEAR = /(?<!\d)(?:19|20|25)\d{2}(?!\d)/;
const DAY = /(?<!\d)\d{1,2}(?!\d)/;

/** How the line begins in Latin and Cyrillic scripts; shows where a wrapped line began. */
const START =
  /^(?:on|am|le|el|il|em|op|den|dňa|dne|dnia|w dniu|în|in data|pe|na|в|у|на|vào|pada|ngày|στις|tarihinde|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mie|mié|jeu|jue|ven|vie|sam|sáb|sab|dim|dom|seg|ter|qua|qui|sex|man|tir|tirs|ons|tor|tors|fre|lør|søn|mån|tis|lör|sön|ma|ti|ke|to|pe|la|su|pon|wt|śr|czw|pt|sob|niedz|po|út|st|čt|pá|ne|пн|вт|ср|чт|пт|сб|нд|вс)[.,]?) /;
/** A sentence about people is not an attribution line by a program: those name only the writer. */
const PRONOUN =
  /(?:^|[^\p{L}])(?:i|we|you|he|she|they|my|our|your|who|which|ich|wir|mein|unser|nous|vous|nosotros|yo|noi)(?:[^\p{L}]|$)/u;
/** GroupWise: ">>> Sam Lee <sam@out.example> 3/3/2026 9:15 AM >>>". */
const GROUPWISE = /^>>> ?[^>].{5,300} ?>>>$/;

export interface AttributionSigns {
  /** How many of: address, date, time, "wrote", a usual beginning. */
  count: number;
  /** "Sam wrote:", which people write too. */
  isPossible: boolean;
  /** Needs a quotation below it to be taken for what it seems. */
  isPlausible: boolean;
  /** Can be nothing else, whatever follows. */
  isSure: boolean;
}

const NONE: AttributionSigns = { count: 0, isPossible: false, isPlausible: false, isSure: false };

/**
 * Whether a line is the one that mail programs put above what they quote ("On Tue, Mar 3, 2026 at 9:15 AM Sam Lee
 * <sam@out.example> wrote:"). Judged by what it consists of, so that languages not listed are found as well.
 * @param line As plainLine gives it; wrapped lines joined by a blank.
 */
export function readAttribution(line: string): AttributionSigns {
  if (line.length < 8 || line.length > MAX_CHARS) return NONE;
  if (GROUPWISE.test(line) && (NUMERIC_DATE.test(line) || TIME.test(line))) return sure(4);
  const text = line.toLowerCase().replace(/^[-*_–—‐ ]+|[-*_–—‐ ]+$/g, '');
  const endsAsOne = text.endsWith(':') || endsInWroteWord(text);
  const hasEmail = EMAIL.test(text);
  const hasTime = TIME.test(text);
  const hasDate = isDated(text);
  const hasWrote = hasWroteWord(text);
  const count = [hasEmail, hasTime, hasDate, hasWrote].filter(Boolean).length;
  const total = count + (START.test(text) ? 1 : 0);
  if (!endsAsOne || (!hasEmail && PRONOUN.test(text))) return { ...NONE, count: total };
  const isSure = hasDate && hasTime && (hasWrote || (hasEmail && /[<([]/.test(text)));
  return { count: total, isPossible: hasWrote || hasEmail, isPlausible: count >= 2, isSure };
}

function sure(count: number): AttributionSigns {
  return { count, isPossible: true, isPlausible: true, isSure: true };
}

function isDated(text: string): boolean {
  if (NUMERIC_DATE.test(text)) return true;
  const rest = text.replace(EMAILS, ' ').replace(TIME, ' ');
  return YEAR.test(rest) && DAY.test(rest.replace(YEAR, ' '));
}
