import { round } from '../../base/statistics/round.js';
import { significantWords } from '../../base/text/significant-words.js';
import { joinParts, joinTerms } from './page-text.js';
import { REFERENCE_TEXTS } from './reference-texts.js';
import { dot, type UnitVector } from './unit-vector.js';

/**
 * How a model's cosines are to be read. They differ by far between models: what is near for one is what another gives to any
 * two texts.
 */
export interface ModelScale {
  /** Mean cosine of two reference texts on different subjects. */
  unrelated: number;
  /** Mean cosine of two on the same subject. */
  related: number;
}

/** As much as is kept of a page. */
const EXCERPT_CHARS = 300;
const MAX_TERMS = 30;
const OF_A_SUBJECT = 3;
/** Below this distance between the two, a model distinguishes subjects only by chance. */
const MIN_DISTANCE = 0.02;

/** By the vectors of all reference texts, in their order; null when the model does not distinguish subjects. */
export function measureScale(vectors: readonly UnitVector[]): ModelScale | null {
  const same: number[] = [];
  const different: number[] = [];
  for (const [at, one] of vectors.entries())
    for (const [before, other] of vectors.slice(0, at).entries())
      (subjectOf(at) === subjectOf(before) ? same : different).push(dot(one, other));
  const scale = { unrelated: mean(different), related: mean(same) };
  return scale.related - scale.unrelated >= MIN_DISTANCE ? scale : null;
}

/** All reference texts, one subject after the other, in the form of a page's text: the same parts in the same order. */
export const ALL_REFERENCE_TEXTS: readonly string[] = REFERENCE_TEXTS.flat().map((text) => {
  const title = text.slice(0, text.indexOf('.'));
  const terms = [...new Set(significantWords(text))].sort().slice(0, MAX_TERMS);
  return joinParts([title, text.slice(0, EXCERPT_CHARS), joinTerms(terms)]);
});

/** A cosine with 0 for what the model gives to unrelated texts and 1 for the same text. */
export function onScale(cosine: number, { unrelated }: ModelScale): number {
  return Math.min(1, Math.max(0, (cosine - unrelated) / (1 - unrelated)));
}

function subjectOf(at: number): number {
  return Math.floor(at / OF_A_SUBJECT);
}

function mean(values: readonly number[]): number {
  return round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length), 4);
}
