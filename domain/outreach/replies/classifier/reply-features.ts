import type { ClassFacts } from '../classes/class-facts.js';
import type { Construction } from './constructions/construction.js';
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

/** Buckets that features are hashed into; a power of two. */
export const BUCKETS = 2 ** 20;
const MASK = BUCKETS - 1;
const LONGEST_GRAM = 5;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** How much each kind of feature weighs as a whole. */
const WEIGHT = { chars: 1.5, words: 1.5, concepts: 1, constructions: 0.4, signals: 2 };

class Collected {
  private readonly seen = new Map<number, number>();
  add(hash: number, value = 1): void {
    const bucket = (hash ^ (hash >>> 15)) & MASK;
    this.seen.set(bucket, (this.seen.get(bucket) ?? 0) + value);
  }
  addNamed(name: string, value = 1): void {
    this.add(hashFeature(name), value);
  }
  /** Counts are damped, and all together have the length `weight`. */
  into(vector: Map<number, number>, weight: number): void {
    let square = 0;
    for (const count of this.seen.values()) square += (1 + Math.log(count)) ** 2;
    const scale = weight / Math.sqrt(square || 1);
    for (const [bucket, count] of this.seen)
      vector.set(bucket, (vector.get(bucket) ?? 0) + (1 + Math.log(count)) * scale);
  }
}

export function hashFeature(text: string, start = FNV_START): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME) >>> 0;
  return hash;
}

export interface ReplyFeatures extends FeatureVector {
  language: LearnedLanguage | 'other' | null;
  constructions: Construction[];
}

/**
 * What the classifier sees of a reply: runs of one to five characters, words and pairs of them, their concepts in any
 * language and pairs of those in one sentence, what it does (refuses, asks, …) in which part of it, and signals such as
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
  charGrams(folded).into(vector, WEIGHT.chars);
  wordGrams(tokens).into(vector, WEIGHT.words);
  conceptGrams(folded, tokens, language === 'other' ? null : language).into(vector, WEIGHT.concepts);
  const constructions = findConstructions(folded, language === 'other' ? null : language);
  constructionGrams(constructions).into(vector, WEIGHT.constructions);
  signalsOf(folded, tokens, subject, signals).into(vector, WEIGHT.signals);
  const entries = [...vector];
  return {
    buckets: entries.map(([bucket]) => bucket),
    values: entries.map(([, value]) => value),
    language,
    constructions: constructions.found.map(({ name }) => name),
  };
}

function charGrams(folded: string): Collected {
  const grams = new Collected();
  const padded = ` ${folded
    .replace(/[^\p{L}\p{M}0 ?!€$£]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()} `;
  for (let start = 0; start < padded.length; start++) {
    let hash = 0x9747b28c;
    for (let length = 1; length <= LONGEST_GRAM && start + length <= padded.length; length++) {
      hash = Math.imul(hash ^ padded.charCodeAt(start + length - 1), FNV_PRIME) >>> 0;
      if (length > 1) grams.add(hash);
      if (length > 1 && padded[start + length - 1] === ' ' && length > 2) break;
    }
  }
  return grams;
}

function wordGrams(tokens: readonly string[]): Collected {
  const grams = new Collected();
  const words = ['^', ...tokens.filter((token) => !/^[.,;:。、]$/.test(token)), '$'];
  for (let index = 0; index < words.length; index++) {
    grams.addNamed(`w:${words[index]}`);
    if (index > 0) grams.addNamed(`w:${words[index - 1]} ${words[index]}`);
    if (index > 1) grams.addNamed(`w:${words[index - 2]} ${words[index - 1]} ${words[index]}`);
    if (index > 1) grams.addNamed(`s:${words[index - 2]} ${words[index]}`);
  }
  return grams;
}

const NEAR_WORDS = 12;
const CLOSE_WORDS = 3;

function conceptGrams(folded: string, tokens: readonly string[], language: LearnedLanguage | null): Collected {
  const grams = new Collected();
  const found = findConcepts(folded, tokens, language);
  for (const [index, { concept, sentence, at }] of found.entries()) {
    grams.addNamed(`c:${concept}`);
    if (sentence === 0) grams.addNamed(`c0:${concept}`);
    for (let next = index + 1; next < found.length; next++) {
      const other = found[next];
      if (!other || other.sentence !== sentence || other.at - at > NEAR_WORDS) break;
      if (other.at === at) continue;
      grams.addNamed(`cc:${concept} ${other.concept}`);
      if (other.at - at <= CLOSE_WORDS) grams.addNamed(`cn:${concept} ${other.concept}`);
    }
  }
  return grams;
}

/** Each construction, where it stands, and with which others. */
function constructionGrams({ found, sentences }: FoundConstructions): Collected {
  const grams = new Collected();
  const names = found.map(({ name }) => name).toSorted();
  for (const { name, sentences: places } of found) {
    grams.addNamed(`k:${name}`);
    if (places.includes(0)) grams.addNamed(`k0:${name}`);
    if (places.includes(sentences - 1)) grams.addNamed(`k$:${name}`);
    if (places.length === sentences) grams.addNamed(`k=:${name}`);
  }
  if (names.length === 0) grams.addNamed('k:none');
  if (names.length === 1) grams.addNamed(`k1:${names[0]}`);
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) grams.addNamed(`kk:${name} ${other}`);
  return grams;
}

function signalsOf(folded: string, tokens: readonly string[], subject: string, signals: readonly string[]): Collected {
  const collected = new Collected();
  const words = folded.length === 0 ? 0 : /[\u3040-\u30ff]/.test(folded) ? folded.length / 2.5 : tokens.length;
  collected.addNamed('bias');
  collected.addNamed(`length:${Math.min(6, Math.round(Math.log2(1 + words)))}`);
  const questions = tokens.filter((token) => token === '?' || token === '？').length;
  collected.addNamed(`questions:${Math.min(3, questions)}`);
  if (/[?？]\s*$/.test(folded)) collected.addNamed('ends with a question');
  if (/^[^.!]{0,80}[?？]\s*$/.test(folded)) collected.addNamed('only a question');
  if (/!/.test(folded)) collected.addNamed('exclaims');
  if (folded.includes('xmail')) collected.addNamed('address');
  if (folded.includes('xlink')) collected.addNamed('link');
  if (/[€$£]|\b(?:eur|euros?|usd|gbp|pln|zl)\b|円/.test(folded)) collected.addNamed('money');
  if (/0 ?(?:[€$£]|eur|usd|gbp|zl|pln|円|reais|dollar|pound)|[€$£] ?0/.test(folded)) collected.addNamed('sum');
  if (/\b00?[./-]00?\b|0月/.test(folded)) collected.addNamed('date');
  for (const signal of signals) collected.addNamed(`rule:${signal}`, 2);
  for (const token of replyTokens(foldText(subject)).slice(0, 12)) collected.addNamed(`subject:${token}`);
  return collected;
}
