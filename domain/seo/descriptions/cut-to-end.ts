import { measureTextPx } from '../checks/text-width.js';
import { phrasePlace } from '../text/phrase-place.js';
import { collapse } from '../text/text-form.js';
import { DEFAULT_THRESHOLDS } from '../thresholds.js';

/** Characters that a description written by rules may have. */
export const MAX = DEFAULT_THRESHOLDS.description_max_chars - 2;
/** Font size of the text under a headline in desktop search results. */
const RESULT_TEXT_PX = 14;
/** A text that is cut at a clause keeps at least so much. */
const MIN_CLAUSE = DEFAULT_THRESHOLDS.description_min_chars + 20;
/** Where a sentence or a clause ends; French sets a space before some marks. */
const ENDS = /\s?[;:–]\s|,\s|[.!?]\s/gu;

export function fits(text: string): boolean {
  return text.length <= MAX && measureTextPx(text, RESULT_TEXT_PX) <= DEFAULT_THRESHOLDS.description_max_px;
}

/**
 * A text that is too long ends at its last sentence or clause that fits, or at a word with an ellipsis. What it says of the
 * keyword stays with it: no clause ends within the keyword or right behind it.
 */
export function cutToEnd(text: string, keyword = ''): string {
  const tidy = collapse(text);
  if (tidy.length <= MAX) return tidy;
  const cut = tidy.slice(0, MAX - 1);
  const place = keyword === '' ? -1 : phrasePlace(cut, keyword);
  const least = Math.max(MIN_CLAUSE, place < 0 ? 0 : place + keyword.length + 1);
  const last = [...cut.matchAll(ENDS)].findLast(({ index }) => index >= least);
  if (last) return `${cut.slice(0, last.index)}${/^[!?]/.test(last[0]) ? last[0].trim() : '.'}`;
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > MAX / 2 ? word : cut.length).replace(/[\s,;:–-]+$/u, '')}…`;
}
