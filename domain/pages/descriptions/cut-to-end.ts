import { phrasePlace } from '../../base/text/phrase-place.js';
import { sentenceEnds } from '../../base/text/sentence-ends.js';
import { collapse, countColumns } from '../../base/text/text-form.js';
import { measureTextPx } from '../../seo/checks/text-width.js';
import { DEFAULT_THRESHOLDS } from '../../seo/thresholds.js';

/** Letters whose room a description written by rules may take. */
export const MAX = DEFAULT_THRESHOLDS.description_max_chars - 2;
/** Font size of the text under a headline in desktop search results. */
const RESULT_TEXT_PX = 14;
/** What is kept at least of a text that is cut at a sentence. */
const MIN_SENTENCE = DEFAULT_THRESHOLDS.description_min_chars;
/** A text that is cut at a clause keeps at least this much. */
const MIN_CLAUSE = DEFAULT_THRESHOLDS.description_min_chars + 20;
/** Where a clause ends; French sets a space before some marks. */
const CLAUSE = /\s?[;:–]\s|,\s|[、，；：،]/gu;
const UNSPACED = /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}]/u;

export function fits(text: string): boolean {
  return countColumns(text) <= MAX && measureTextPx(text, RESULT_TEXT_PX) <= DEFAULT_THRESHOLDS.description_max_px;
}

/**
 * A text that is too long ends at its last sentence that fits, else at a clause, or at a word with an ellipsis; never
 * at an abbreviation or within brackets. What it says about the keyword stays with it: no clause ends within the
 * keyword or right after it.
 */
export function cutToEnd(text: string, keyword = ''): string {
  const tidy = collapse(text);
  if (fits(tidy)) return tidy;
  const cut = tidy.slice(0, longestFit(tidy));
  const place = keyword === '' ? -1 : phrasePlace(cut, keyword);
  const isEnough = (end: number, least: number) =>
    countColumns(cut.slice(0, end)) >= least && end >= (place < 0 ? 0 : place + keyword.length + 1);
  const sentence = sentenceEnds(tidy).findLast((end) => end <= cut.length && isEnough(end, MIN_SENTENCE));
  if (sentence !== undefined) return tidy.slice(0, sentence).trim();
  const clause = [...cut.matchAll(CLAUSE)].findLast(
    ({ index }) => isEnough(index, MIN_CLAUSE) && isClause(cut.slice(0, index)),
  );
  if (clause) return `${cut.slice(0, clause.index)}${UNSPACED.test(cut.charAt(clause.index - 1)) ? '。' : '.'}`;
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > cut.length / 2 ? word : cut.length).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** How many characters of a text fit, an ellipsis behind them. */
function longestFit(text: string): number {
  let [fitting, beyond] = [0, text.length];
  while (beyond - fitting > 1) {
    const middle = Math.floor((fitting + beyond) / 2);
    if (fits(`${text.slice(0, middle)}…`)) fitting = middle;
    else beyond = middle;
  }
  return fitting;
}

function isClause(text: string): boolean {
  return !text.endsWith('.') && text.split('(').length === text.split(')').length;
}
