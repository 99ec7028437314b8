import { FeatureCounts } from './feature-counts.js';
import type { FoundConcept } from './find-concepts.js';

/** Each kind apart, as each weighs as a whole. */
export interface ConceptFeatures {
  /** Each concept, those of the first sentence, and pairs of them in one sentence. */
  pairs: FeatureCounts;
  /** Three in a row. */
  triples: FeatureCounts;
  /** Pairs anywhere in the text. */
  together: FeatureCounts;
  /** Those of the last sentence. */
  last: FeatureCounts;
  /** Each as it is, or shortly after a negation. */
  negated: FeatureCounts;
}

const NEAR_WORDS = 12;
const CLOSE_WORDS = 3;
const TRIPLE_WORDS = 8;
const NEGATED_WORDS = 5;
/** Of one word in triples. */
const MOST_CONCEPTS = 3;

/** What the classifier sees of the concepts of a text: they say in nine languages the same, whatever the words. */
export function conceptFeatures(found: readonly FoundConcept[]): ConceptFeatures {
  const words = byWord(found);
  return {
    pairs: pairsOf(found),
    triples: triplesOf(words),
    together: togetherOf(found),
    last: lastOf(found),
    negated: negatedOf(words),
  };
}

interface Word {
  at: number;
  sentence: number;
  concepts: string[];
}

function byWord(found: readonly FoundConcept[]): Word[] {
  const words = new Map<number, Word>();
  for (const { concept, sentence, at } of found) {
    const word = words.get(at) ?? { at, sentence, concepts: [] };
    word.concepts.push(concept);
    words.set(at, word);
  }
  return [...words.values()].toSorted((one, other) => one.at - other.at);
}

function pairsOf(found: readonly FoundConcept[]): FeatureCounts {
  const counts = new FeatureCounts();
  for (const [index, { concept, sentence, at }] of found.entries()) {
    counts.add(`c:${concept}`);
    if (sentence === 0) counts.add(`c0:${concept}`);
    for (let next = index + 1; next < found.length; next++) {
      const other = found[next];
      if (!other || other.sentence !== sentence || other.at - at > NEAR_WORDS) break;
      if (other.at === at) continue;
      counts.add(`cc:${concept} ${other.concept}`);
      if (other.at - at <= CLOSE_WORDS) counts.add(`cn:${concept} ${other.concept}`);
    }
  }
  return counts;
}

function triplesOf(words: readonly Word[]): FeatureCounts {
  const counts = new FeatureCounts();
  for (const [index, one] of words.entries()) {
    const [second, third] = words.slice(index + 1, index + 3);
    if (!second || !third || third.sentence !== one.sentence || third.at - one.at > TRIPLE_WORDS) continue;
    for (const first of one.concepts.slice(0, MOST_CONCEPTS))
      for (const middle of second.concepts.slice(0, MOST_CONCEPTS))
        for (const end of third.concepts.slice(0, MOST_CONCEPTS)) counts.add(`c3:${first} ${middle} ${end}`);
  }
  return counts;
}

function togetherOf(found: readonly FoundConcept[]): FeatureCounts {
  const counts = new FeatureCounts();
  const names = [...new Set(found.map(({ concept }) => concept))].toSorted();
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) counts.add(`cd:${name} ${other}`);
  return counts;
}

function lastOf(found: readonly FoundConcept[]): FeatureCounts {
  const counts = new FeatureCounts();
  const last = found.reduce((most, { sentence }) => Math.max(most, sentence), -1);
  for (const { concept, sentence } of found) if (sentence === last) counts.add(`c$:${concept}`);
  return counts;
}

function negatedOf(words: readonly Word[]): FeatureCounts {
  const counts = new FeatureCounts();
  let negation: Word | null = null;
  for (const word of words) {
    if (word.concepts.includes('neg')) negation = word;
    else {
      const isNegated = negation?.sentence === word.sentence && word.at - negation.at <= NEGATED_WORDS;
      for (const concept of word.concepts) counts.add(`${isNegated ? 'not' : 'yes'}:${concept}`);
    }
  }
  return counts;
}
