import { STOP_WORD_LANGUAGES, STOP_WORDS, type StopWordLanguage } from './stop-words.js';
import type { TermTable } from './term-table.js';
import { hashWord } from './word-list.js';

interface HashedWord {
  word: string;
  /** Places in the list of languages. */
  languages: number[];
}

/** The small words of all languages by their hash; words of one hash share an entry. */
const BY_HASH = hashStopWords();

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
  countHits(terms).forEach((hits, language) => {
    if (hits > bestHits) {
      secondHits = bestHits;
      bestHits = hits;
      best = STOP_WORD_LANGUAGES[language] ?? null;
    } else if (hits > secondHits) secondHits = hits;
  });
  return bestHits >= wordCount * MIN_SHARE && bestHits >= secondHits * MIN_LEAD ? best : null;
}

/** For each language, how many words of the text are small words of it. */
function countHits(terms: TermTable): number[] {
  const hits = STOP_WORD_LANGUAGES.map(() => 0);
  for (let term = 0; term < terms.counts.length; term++) {
    const candidates = BY_HASH.get(terms.hash(term));
    if (!candidates) continue;
    const word = terms.term(term);
    const languages = candidates.find((candidate) => candidate.word === word)?.languages ?? [];
    for (const language of languages) hits[language] = (hits[language] ?? 0) + (terms.counts[term] ?? 0);
  }
  return hits;
}

function hashStopWords(): Map<number, HashedWord[]> {
  const byHash = new Map<number, HashedWord[]>();
  STOP_WORD_LANGUAGES.forEach((language, at) => {
    for (const word of STOP_WORDS[language]) {
      const hash = hashWord(word, 0, word.length);
      const group = byHash.get(hash) ?? [];
      byHash.set(hash, group);
      const known = group.find((entry) => entry.word === word);
      if (known) known.languages.push(at);
      else group.push({ word, languages: [at] });
    }
  });
  return byHash;
}
