import { STOP_WORDS } from '../../../domain/base/language/stop-words.js';
import { detectScript, type Script } from '../../../domain/base/text/detect-script.js';
import type { TermTable } from './term-table.js';
import { hashWord } from './word-list.js';

export interface LanguageGuess {
  /** Primary subtag of the language that the text is in beyond doubt; null when unsure. */
  sure: string | null;
  /** The likeliest language, where close relatives (Croatian and Serbian) have much the same small words. */
  likely: string | null;
}

interface HashedWord {
  word: string;
  /** Places in the list of languages. */
  languages: number[];
}

/** Aliases share the list of another language and are never guessed. */
const ALIAS_CODES = new Set(['nb', 'nn', 'bs', 'sh', 'ms', 'in', 'iw', 'cmn', 'yue']);
const LANGUAGES = [...STOP_WORDS.keys()].filter((language) => !ALIAS_CODES.has(language));

/** Scripts of which nearly every page is in one language. */
const BY_SCRIPT: Partial<Record<Script, string>> = {
  Greek: 'el',
  Armenian: 'hy',
  Hebrew: 'he',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Thai: 'th',
  Lao: 'lo',
  Myanmar: 'my',
  Georgian: 'ka',
  Hangul: 'ko',
  Ethiopic: 'am',
  Khmer: 'km',
};

/** The small words of all languages by their hash; words of one hash share an entry. */
const BY_HASH = hashStopWords();

/** Fewer words than this prove nothing. */
const MIN_WORDS = 20;
/** Running text of these languages has a third of such words and more; lists and tables have fewer. */
const MIN_SHARE = 0.12;
/** Spanish and Portuguese share many small words: the winner must be clearly ahead. */
const MIN_LEAD = 1.2;
const MIN_SCRIPT_SHARE = 0.5;
/** Japanese has far more kana, Chinese none but in names. */
const MIN_KANA_SHARE = 0.05;

/** The language of a text by its script and its function words; nulls when there is too little evidence. */
export function guessPageLanguage(terms: TermTable, wordCount: number): LanguageGuess {
  if (wordCount < MIN_WORDS) return { sure: null, likely: null };
  const byScript = guessByScript(terms, wordCount);
  if (byScript !== null) return { sure: byScript, likely: byScript };
  let best: string | null = null;
  let bestHits = 0;
  let secondHits = 0;
  countHits(terms).forEach((hits, language) => {
    if (hits > bestHits) {
      secondHits = bestHits;
      bestHits = hits;
      best = LANGUAGES[language] ?? null;
    } else if (hits > secondHits) secondHits = hits;
  });
  if (bestHits < wordCount * MIN_SHARE) return { sure: null, likely: null };
  return { sure: bestHits >= secondHits * MIN_LEAD ? best : null, likely: best };
}

function guessByScript(terms: TermTable, wordCount: number): string | null {
  const counts = new Map<Script, number>();
  for (let term = 0; term < terms.counts.length; term++) {
    const first = terms.firstCodePoint(term);
    const times = terms.counts[term] ?? 0;
    if (first < FIRST_OTHER || times === 0) continue;
    const script = detectScript(first);
    counts.set(script, (counts.get(script) ?? 0) + times);
  }
  if (counts.size === 0) return null;
  const kana = (counts.get('Hiragana') ?? 0) + (counts.get('Katakana') ?? 0);
  const signs = kana + (counts.get('Han') ?? 0);
  if (signs >= wordCount * MIN_SCRIPT_SHARE) return kana >= signs * MIN_KANA_SHARE ? 'ja' : 'zh';
  const main = [...counts].find(([, count]) => count >= wordCount * MIN_SCRIPT_SHARE)?.[0];
  return (main && BY_SCRIPT[main]) ?? null;
}

/** Code points below are Latin letters, digits and marks. */
const FIRST_OTHER = 0x370;

/** For each language, how many words of the text are small words of it. */
function countHits(terms: TermTable): number[] {
  const hits = LANGUAGES.map(() => 0);
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
  LANGUAGES.forEach((language, at) => {
    for (const word of STOP_WORDS.get(language) ?? []) {
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
