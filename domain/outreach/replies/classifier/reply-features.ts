import type { ClassFacts } from '../classes/class-facts.js';
import { conceptFeatures } from './concept-features.js';
import type { Construction } from './constructions/construction.js';
import { FeatureCounts } from './feature-counts.js';
import { findConcepts } from './find-concepts.js';
import { type FoundConstructions, findConstructions } from './find-constructions.js';
import { foldText } from './fold-text.js';
import { guessLanguage, type LearnedLanguage } from './guess-language.js';
import { replyTokens } from './reply-tokens.js';

/** A sparse vector: each bucket once. */
export interface FeatureVector {
  buckets: number[];
  values: number[];
}

const LONGEST_GRAM = 5;

/** How much each kind of feature weighs as a whole. */
const WEIGHT = {
  chars: 1.2,
  words: 1.2,
  concepts: { pairs: 1.6, triples: 0.5, together: 0.5, last: 0.5, negated: 0.5 },
  constructions: 0.4,
  signals: 2,
};

export interface ReplyFeatures extends FeatureVector {
  language: LearnedLanguage | 'other' | null;
  constructions: Construction[];
}

/**
 * What the classifier sees of a reply: runs of two to five characters, words and pairs of them, their concepts in any
 * language with those around them, what it does (refuses, asks, …) in which part of it, and signals such as
 * its length or what the word rules find.
 */
export function replyFeatures(
  { text, subject }: Pick<ClassFacts, 'text' | 'subject'>,
  signals: readonly string[],
): ReplyFeatures {
  const folded = foldText(text);
  const tokens = replyTokens(folded);
  const language = guessLanguage(folded, tokens);
  const vector = new Map<number, number>();
  charGrams(folded).addTo(vector, WEIGHT.chars);
  wordGrams(tokens).addTo(vector, WEIGHT.words);
  const known = language === 'other' ? null : language;
  const concepts = conceptFeatures(findConcepts(folded, tokens, known));
  concepts.pairs.addTo(vector, WEIGHT.concepts.pairs);
  concepts.triples.addTo(vector, WEIGHT.concepts.triples);
  concepts.together.addTo(vector, WEIGHT.concepts.together);
  concepts.last.addTo(vector, WEIGHT.concepts.last);
  concepts.negated.addTo(vector, WEIGHT.concepts.negated);
  const constructions = findConstructions(folded, known);
  constructionGrams(constructions).addTo(vector, WEIGHT.constructions);
  signalsOf(folded, tokens, subject, signals).addTo(vector, WEIGHT.signals);
  const entries = [...vector];
  return {
    buckets: entries.map(([bucket]) => bucket),
    values: entries.map(([, value]) => value),
    language,
    constructions: constructions.found.map(({ name }) => name),
  };
}

function charGrams(folded: string): FeatureCounts {
  const grams = new FeatureCounts();
  const padded = ` ${folded
    .replace(/[^\p{L}\p{M}0 ?!€$£]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()} `;
  for (let start = 0; start < padded.length; start++) grams.addRuns(padded, start, LONGEST_GRAM);
  return grams;
}

function wordGrams(tokens: readonly string[]): FeatureCounts {
  const grams = new FeatureCounts();
  const words = ['^', ...tokens.filter((token) => !/^[.,;:。、]$/.test(token)), '$'];
  for (let index = 0; index < words.length; index++) {
    grams.add(`w:${words[index]}`);
    if (index > 0) grams.add(`w:${words[index - 1]} ${words[index]}`);
    if (index > 1) grams.add(`w:${words[index - 2]} ${words[index - 1]} ${words[index]}`);
    if (index > 1) grams.add(`s:${words[index - 2]} ${words[index]}`);
  }
  return grams;
}

/** Each construction, where it stands, and with which others. */
function constructionGrams({ found, sentences }: FoundConstructions): FeatureCounts {
  const grams = new FeatureCounts();
  const names = found.map(({ name }) => name).toSorted();
  for (const { name, sentences: places } of found) {
    grams.add(`k:${name}`);
    if (places.includes(0)) grams.add(`k0:${name}`);
    if (places.includes(sentences - 1)) grams.add(`k$:${name}`);
    if (places.length === sentences) grams.add(`k=:${name}`);
  }
  if (names.length === 0) grams.add('k:none');
  if (names.length === 1) grams.add(`k1:${names[0]}`);
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) grams.add(`kk:${name} ${other}`);
  return grams;
}

function signalsOf(
  folded: string,
  tokens: readonly string[],
  subject: string,
  signals: readonly string[],
): FeatureCounts {
  const collected = new FeatureCounts();
  const words = folded.length === 0 ? 0 : /[\u3040-\u30ff]/.test(folded) ? folded.length / 2.5 : tokens.length;
  collected.add('bias');
  collected.add(`length:${Math.min(6, Math.round(Math.log2(1 + words)))}`);
  const questions = tokens.filter((token) => token === '?' || token === '？').length;
  collected.add(`questions:${Math.min(3, questions)}`);
  if (/[?？]\s*$/.test(folded)) collected.add('ends with a question');
  if (/^[^.!]{0,80}[?？]\s*$/.test(folded)) collected.add('only a question');
  if (/!/.test(folded)) collected.add('exclaims');
  if (folded.includes('xmail')) collected.add('address');
  if (folded.includes('xlink')) collected.add('link');
  if (/[€$£]|\b(?:eur|euros?|usd|gbp|pln|zl)\b|円/.test(folded)) collected.add('money');
  if (/0 ?(?:[€$£]|eur|usd|gbp|zl|pln|円|reais|dollar|pound)|[€$£] ?0/.test(folded)) collected.add('sum');
  if (/\b00?[./-]00?\b|0月/.test(folded)) collected.add('date');
  for (const signal of signals) collected.add(`rule:${signal}`, 2);
  for (const token of replyTokens(foldText(subject)).slice(0, 12)) collected.add(`subject:${token}`);
  return collected;
}
