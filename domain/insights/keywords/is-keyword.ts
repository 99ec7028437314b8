import { cutWords } from '../../base/text/cut-words.js';
import { hasUnspaced } from '../../base/text/phrase-place.js';

const MAX_WORDS = 8;
const MAX_CHARS = 80;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a keyword, those of scripts without spaces between words as a dictionary cuts them. */
export function countWords(keyword: string): number {
  return (keyword.match(WORD) ?? []).reduce((sum, run) => sum + (hasUnspaced(run) ? cutWords(run).length : 1), 0);
}

/** Whether it is plausible as a search query. */
export function isKeyword(keyword: string): boolean {
  const words = countWords(keyword);
  return words > 0 && words <= MAX_WORDS && keyword.length <= MAX_CHARS && !/https?:|[<>{}]/.test(keyword);
}
