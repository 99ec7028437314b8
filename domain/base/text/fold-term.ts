import { foldLetters } from './fold-letters.js';

/**
 * One form for a word, its plural and its spellings, so that "guide" and "guides", "Tür" and "Tuer" on two sites are
 * the same. Only an s at the end of a longer word is removed; the rest need not be a word, since it is only compared.
 */
export function foldTerm(term: string): string {
  const plain = foldLetters(term, true);
  const singular = plain.length > 4 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
  // "cities" and "city", "movies" and "movie".
  return singular.length > 4 && singular.endsWith('ie') ? `${singular.slice(0, -2)}y` : singular;
}
