import { de } from './concepts/de.js';
import { en } from './concepts/en.js';
import { es } from './concepts/es.js';
import { fr } from './concepts/fr.js';
import { it } from './concepts/it.js';
import { ja } from './concepts/ja.js';
import { nl } from './concepts/nl.js';
import { pl } from './concepts/pl.js';
import { pt } from './concepts/pt.js';
import { LEARNED_LANGUAGES, type LearnedLanguage } from './guess-language.js';

export type Concept = keyof typeof en;

const TABLES: Record<LearnedLanguage, Record<Concept, string>> = { en, de, nl, fr, es, it, pt, pl, ja };
const LEAST_STEM = 2;
const MOST_STEM = 14;
const MOST_WORDS = 3;

interface Lexicon {
  /** Whole words and runs of up to three words. */
  exact: Map<string, Concept[]>;
  /** Beginnings of words. */
  stems: Map<string, Concept[]>;
}

const lexicons = new Map<string, Lexicon>();

/** The lexicon of one language, or of all of them (null). */
function lexiconOf(language: LearnedLanguage | null): Lexicon {
  const key = language ?? '*';
  const known = lexicons.get(key);
  if (known) return known;
  const lexicon: Lexicon = { exact: new Map(), stems: new Map() };
  const add = (map: Map<string, Concept[]>, word: string, concept: Concept): void => {
    const found = map.get(word) ?? [];
    if (!found.includes(concept)) map.set(word, [...found, concept]);
  };
  for (const each of language === null ? LEARNED_LANGUAGES.filter((name) => name !== 'ja') : [language]) {
    for (const [concept, words] of Object.entries(TABLES[each]) as [Concept, string][]) {
      for (const word of words.split(' ')) {
        const plain = each === 'ja' ? word : word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
        if (plain.endsWith('*')) add(lexicon.stems, plain.slice(0, -1), concept);
        else add(lexicon.exact, plain, concept);
      }
    }
  }
  lexicons.set(key, lexicon);
  return lexicon;
}

export interface FoundConcept {
  concept: Concept;
  /** The sentence that contains it, counted from 0. */
  sentence: number;
  /** The position of its word. */
  at: number;
}

const SENTENCE_END = /^(?:[.!?;。！？…]|\.{3})$/;

/** The concepts in a text, in its order. @param language Null: that of any learned language. */
export function findConcepts(
  folded: string,
  tokens: readonly string[],
  language: LearnedLanguage | null,
): FoundConcept[] {
  return language === 'ja' ? inRunningText(folded) : inWords(tokens, lexiconOf(language));
}

function inWords(tokens: readonly string[], { exact, stems }: Lexicon): FoundConcept[] {
  const found: FoundConcept[] = [];
  let sentence = 0;
  for (const [at, token] of tokens.entries()) {
    if (SENTENCE_END.test(token)) sentence += 1;
    const here = new Set<Concept>();
    let run = '';
    for (let words = 0; words < MOST_WORDS && at + words < tokens.length; words++) {
      run = words === 0 ? token : `${run}_${tokens[at + words]}`;
      for (const concept of exact.get(run) ?? []) here.add(concept);
    }
    for (let length = LEAST_STEM; length <= Math.min(token.length, MOST_STEM); length++) {
      for (const concept of stems.get(token.slice(0, length)) ?? []) here.add(concept);
    }
    for (const concept of here) found.push({ concept, sentence, at });
  }
  return found;
}

/** Of concepts that overlap each counts. */
function inRunningText(folded: string): FoundConcept[] {
  const { exact } = lexiconOf('ja');
  const found: FoundConcept[] = [];
  let sentence = 0;
  for (let at = 0; at < folded.length; at++) {
    if (SENTENCE_END.test(folded[at] ?? '') || folded[at] === '\n') sentence += 1;
    for (let length = 1; length <= 12 && at + length <= folded.length; length++) {
      for (const concept of exact.get(folded.slice(at, at + length)) ?? []) found.push({ concept, sentence, at });
    }
  }
  return found;
}
