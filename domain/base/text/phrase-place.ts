import { foldLetters } from './fold-letters.js';
import { foldTerm } from './fold-term.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Where a text says a phrase, as the number of characters before it; −1 where it does not. Whole words in a row, whatever
 * case, a plural s and accents aside ("für", "fur" and "fuer" are one word). Within scripts that put no spaces between
 * words any place counts.
 */
export function phrasePlace(text: string, phrase: string): number {
  const [plain, wanted] = [text.normalize('NFKC').toLowerCase(), phrase.normalize('NFKC').toLowerCase().trim()];
  if (wanted === '') return -1;
  if (hasUnspaced(wanted)) return plain.indexOf(wanted);
  const words = [...plain.matchAll(WORD)];
  const sought = wanted.match(WORD) ?? [];
  if (sought.length === 0) return -1;
  for (const fold of [foldTerm, foldBare]) {
    const folded = words.map(([word]) => fold(word));
    const phraseWords = sought.map(fold);
    const found = folded.findIndex((_, at) => phraseWords.every((word, step) => folded[at + step] === word));
    if (found >= 0) return words[found]?.index ?? -1;
  }
  return -1;
}

/** As foldTerm, umlauts as the bare letter. */
function foldBare(word: string): string {
  return foldTerm(foldLetters(word));
}

/** Whether it is written, in part at least, in a script that puts no spaces between words. */
export function hasUnspaced(phrase: string): boolean {
  return UNSPACED.test(phrase);
}

/** How often a text says a phrase. */
export function countPhrase(text: string, phrase: string): number {
  let count = 0;
  for (let rest = text, at = phrasePlace(rest, phrase); at >= 0; at = phrasePlace(rest, phrase)) {
    count += 1;
    rest = rest.slice(at + Math.max(1, phrase.length));
  }
  return count;
}
