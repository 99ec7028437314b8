import { foldLetters } from './fold-letters.js';

/**
 * One form for a word, its plural and its spellings, so that two sites that speak of "guide" and of "guides", of "Tür" and
 * of "Tuer", speak of one thing. Only an s at the end of a longer word goes; what is left need not be a word, it is for
 * comparing alone.
 */
export function foldTerm(term: string): string {
  const plain = foldLetters(term, true);
  const singular = plain.length > 4 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
  // "cities" and "city", "movies" and "movie".
  return singular.length > 4 && singular.endsWith('ie') ? `${singular.slice(0, -2)}y` : singular;
}
