import { charClasses, SINGLE } from './char-classes.js';
import type { WordRange } from './term-table.js';
import { listWords, type WordList } from './word-list.js';

/** Above this share of single signs a text is taken for Chinese or Japanese. */
const MIN_SHARE = 0.3;

/**
 * Neighbouring Han and kana signs two by two, which serve as terms where no spaces part the words: a sign alone says
 * too little, and pairs are the common measure of text search in these scripts. Null for texts of other scripts.
 */
export function signPairs(words: WordList, ranges: readonly WordRange[] = [whole(words)]): WordList | null {
  // Nearly all pages are told apart by this alone.
  if (words.signs === 0) return null;
  const { text, starts, ends } = words;
  const classes = charClasses();
  const isSign = (place: number) => classes[text.charCodeAt(starts[place] ?? 0)] === SINGLE;
  const pairs: { start: number; end: number }[] = [];
  let count = 0;
  let signs = 0;
  // Parts may stand side by side, but a line ends between them: signs of two are no neighbours.
  for (const { firstWord, lastWord } of ranges) {
    count += lastWord - firstWord;
    for (let place = firstWord; place < lastWord; place++) {
      if (!isSign(place)) continue;
      signs++;
      const next = place + 1;
      if (next === lastWord || ends[place] !== starts[next] || !isSign(next)) continue;
      pairs.push({ start: starts[place] ?? 0, end: ends[next] ?? 0 });
    }
  }
  return count > 0 && signs >= count * MIN_SHARE ? listWords(text, pairs) : null;
}

function whole({ count }: WordList): WordRange {
  return { firstWord: 0, lastWord: count };
}
