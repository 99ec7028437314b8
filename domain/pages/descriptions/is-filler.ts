import { significantWords } from '../../base/text/significant-words.js';
import { ALL_WORDINGS } from './wordings/all-wordings.js';

/** A text with this share of generic words, not counting keywords, would fit any page. */
const MIN_SHARE = 0.6;
/** With fewer words, a share means nothing; such a text is too short anyway. */
const MIN_WORDS = 3;

let general: ReadonlySet<string> | null = null;

/** A text that says nothing about its subject: any keyword could be in it ("Looking for …? See the selection"). */
export function isFiller(text: string, keywords: readonly string[]): boolean {
  general ??= generalWords();
  const known = new Set(keywords.flatMap((keyword) => significantWords(keyword)));
  const words = significantWords(text).filter((word) => !known.has(word));
  const said = words.filter((word) => general?.has(word)).length;
  return words.length >= MIN_WORDS && said >= words.length * MIN_SHARE;
}

/** The words of the wordings that fit whatever is put into them. */
function generalWords(): Set<string> {
  const patterns = [...ALL_WORDINGS.values()].flatMap(({ bodies, closings }) => [
    ...Object.values(bodies).flat(),
    ...Object.values(closings).flat(),
  ]);
  return new Set(patterns.flatMap((pattern) => significantWords(pattern.replace(/\{[km]\}/g, ' '))));
}
