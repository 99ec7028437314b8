import { CONSTRUCTIONS, type Construction } from './constructions/construction.js';
import { de } from './constructions/de.js';
import { en } from './constructions/en.js';
import { es } from './constructions/es.js';
import { fr } from './constructions/fr.js';
import { it } from './constructions/it.js';
import { ja } from './constructions/ja.js';
import { nl } from './constructions/nl.js';
import { pl } from './constructions/pl.js';
import { pt } from './constructions/pt.js';
import { LEARNED_LANGUAGES, type LearnedLanguage } from './guess-language.js';

const TABLES: Record<LearnedLanguage, Record<Construction, string>> = { en, de, nl, fr, es, it, pt, pl, ja };
const SENTENCE_END = /(?<=[.!?;。！？…])\s*/u;
const MOST_SENTENCES = 40;

const compiled = new Map<LearnedLanguage, (readonly [Construction, RegExp])[]>();

/** The expressions of a language, compiled on first use. */
function expressionsOf(language: LearnedLanguage): readonly (readonly [Construction, RegExp])[] {
  const known = compiled.get(language);
  if (known) return known;
  const made = CONSTRUCTIONS.map((name) => [name, expressionFrom(TABLES[language][name], language === 'ja')] as const);
  compiled.set(language, made);
  return made;
}

function expressionFrom(source: string, isRunningText: boolean): RegExp {
  const groups = source.replace(/\((?!\?)/g, '(?:');
  if (isRunningText) return new RegExp(groups, 'u');
  const words = groups.replace(/\*/g, '[a-z]*').replace(/~/g, '(?:[^ ]+ ){0,3}?');
  return new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'u');
}

export interface FoundConstruction {
  name: Construction;
  /** In which sentences, counted from 0. */
  sentences: number[];
}

export interface FoundConstructions {
  found: FoundConstruction[];
  /** How many sentences were read. */
  sentences: number;
}

/**
 * What a folded text does, each construction once.
 * @param language Null: that of any learned language but Japanese, which is known by its script.
 */
export function findConstructions(folded: string, language: LearnedLanguage | null): FoundConstructions {
  const languages = language === null ? LEARNED_LANGUAGES.filter((name) => name !== 'ja') : [language];
  const sentences = folded
    .split(SENTENCE_END)
    .filter((sentence) => sentence.trim() !== '')
    .slice(0, MOST_SENTENCES);
  const places = new Map<Construction, Set<number>>();
  for (const [name, expression] of languages.flatMap(expressionsOf)) {
    for (const [place, sentence] of sentences.entries()) {
      if (expression.test(sentence)) places.set(name, (places.get(name) ?? new Set()).add(place));
    }
  }
  const found = [...places].map(([name, where]) => ({ name, sentences: [...where].toSorted((a, b) => a - b) }));
  return { found, sentences: sentences.length };
}
