import { STOP_WORD_LANGUAGES, STOP_WORDS, type StopWordLanguage } from './stop-words.js';
import type { TermTable } from './term-table.js';
import { hashWord } from './word-list.js';

interface HashedWord {
  word: string;
  hash: number;
}

const HASHED: Readonly<Record<StopWordLanguage, readonly HashedWord[]>> = {
  en: hashed(STOP_WORDS.en),
  de: hashed(STOP_WORDS.de),
  fr: hashed(STOP_WORDS.fr),
  es: hashed(STOP_WORDS.es),
  it: hashed(STOP_WORDS.it),
  pt: hashed(STOP_WORDS.pt),
  nl: hashed(STOP_WORDS.nl),
};

/** Fewer words than this prove nothing. */
const MIN_WORDS = 20;
/** Running text of these languages has a third of such words and more; lists and tables have fewer. */
const MIN_SHARE = 0.12;
/** Spanish and Portuguese share many small words: the winner must be clearly ahead. */
const MIN_LEAD = 1.2;

/** The language whose small words the text uses; null when no language is clearly ahead. */
export function guessLanguage(terms: TermTable, wordCount: number): StopWordLanguage | null {
  if (wordCount < MIN_WORDS) return null;
  let best: StopWordLanguage | null = null;
  let bestHits = 0;
  let secondHits = 0;
  for (const language of STOP_WORD_LANGUAGES) {
    const hits = countHits(terms, HASHED[language]);
    if (hits > bestHits) {
      secondHits = bestHits;
      bestHits = hits;
      best = language;
    } else if (hits > secondHits) secondHits = hits;
  }
  return bestHits >= wordCount * MIN_SHARE && bestHits >= secondHits * MIN_LEAD ? best : null;
}

function countHits(terms: TermTable, words: readonly HashedWord[]): number {
  let hits = 0;
  for (const { word, hash } of words) hits += terms.countOf(word, hash);
  return hits;
}

function hashed(words: ReadonlySet<string>): HashedWord[] {
  return [...words].map((word) => ({ word, hash: hashWord(word, 0, word.length) }));
}
