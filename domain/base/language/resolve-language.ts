import { ISO_639_1 } from './iso-639-1.js';
import { primaryLanguage } from './primary-language.js';
import { STOP_WORDS } from './stop-words.js';

/** Country codes and the like that sites state for a language, where they are no language codes of their own. */
const MISTAKEN: Readonly<Record<string, string>> = {
  jp: 'ja',
  cn: 'zh',
  tw: 'zh',
  gr: 'el',
  cz: 'cs',
  dk: 'da',
  ua: 'uk',
  vn: 'vi',
  gb: 'en',
  us: 'en',
};
/** Close enough for a guess to take one for the other: what the page states holds. */
const RELATIVES: readonly ReadonlySet<string>[] = [
  new Set(['hr', 'sr', 'bs', 'sh', 'sl', 'mk']),
  new Set(['cs', 'sk']),
  new Set(['da', 'no', 'nb', 'nn', 'sv']),
  new Set(['id', 'ms']),
  new Set(['es', 'ca', 'pt', 'gl', 'ast']),
  new Set(['ru', 'uk', 'bg', 'sr', 'be', 'mk']),
  new Set(['de', 'nl', 'lb', 'af', 'fy']),
  new Set(['ar', 'fa', 'ur']),
];
/** A guess by fewer words yields to what a page states. */
const MIN_WORDS = 50;

export interface StatedLanguage {
  /** The lang attribute. */
  stated: string | null;
  /** What the text was found to be in; null when unsure. */
  guess: string | null;
  words: number;
}

/**
 * The primary language subtag of a page, by its text where that is sure and contradicts what the page states, or where it
 * states nothing or no language code ("jp"); null when neither is known.
 */
export function resolveLanguage({ stated, guess, words }: StatedLanguage): string | null {
  const primary = primaryLanguage(stated ?? '');
  const known = ISO_639_1.has(primary) || /^[a-z]{3}$/.test(primary);
  if (!known) return guess ?? MISTAKEN[primary] ?? null;
  if (guess === null || guess === primary || words < MIN_WORDS) return primary;
  if (!STOP_WORDS.has(primary) || RELATIVES.some((group) => group.has(primary) && group.has(guess))) return primary;
  return guess;
}
