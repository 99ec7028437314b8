import { charClasses, SINGLE } from './char-classes.js';
import { hashWord, type WordList } from './word-list.js';

/** Above this share of single signs a text is taken for Chinese or Japanese. */
const MIN_SHARE = 0.3;

/**
 * Neighbouring Han and kana signs two by two, which serve as terms where no spaces part the words: a sign alone says
 * too little, and pairs are the common measure of text search in these scripts. Null for texts of other scripts.
 */
export function signPairs(words: WordList): WordList | null {
  const { text, count, starts, ends } = words;
  const classes = charClasses();
  const isSign = (index: number) => classes[text.charCodeAt(starts[index] ?? 0)] === SINGLE;
  const pairs: WordList = {
    text,
    count: 0,
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    hashes: new Int32Array(count),
  };
  let signs = 0;
  for (let index = 0; index < count; index++) {
    if (!isSign(index)) continue;
    signs++;
    const next = index + 1;
    if (next === count || ends[index] !== starts[next] || !isSign(next)) continue;
    const start = starts[index] ?? 0;
    const end = ends[next] ?? 0;
    pairs.starts[pairs.count] = start;
    pairs.ends[pairs.count] = end;
    pairs.hashes[pairs.count++] = hashWord(text, start, end);
  }
  return count > 0 && signs >= count * MIN_SHARE ? pairs : null;
}
