import { foldTerm } from './fold-term.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Where a text says a phrase, as the number of characters before it; −1 where it does not. Whole words in a row, whatever
 * case, accents kept, a plural s aside. Within scripts that put no spaces between words any place counts.
 */
export function phrasePlace(text: string, phrase: string): number {
  const [plain, wanted] = [text.normalize('NFKC').toLowerCase(), phrase.normalize('NFKC').toLowerCase().trim()];
  if (wanted === '') return -1;
  if (hasUnspaced(wanted)) return plain.indexOf(wanted);
  const words = [...plain.matchAll(WORD)].map((match) => ({ at: match.index, word: foldTerm(match[0]) }));
  const sought = (wanted.match(WORD) ?? []).map(foldTerm);
  if (sought.length === 0) return -1;
  const found = words.findIndex((_, at) => sought.every((word, step) => words[at + step]?.word === word));
  return words[found]?.at ?? -1;
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
