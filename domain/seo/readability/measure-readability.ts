import { round } from '../../base/statistics/round.js';
import type { ProseFacts } from '../artifacts/text.js';
import { READABILITY_FORMULAS } from './formulas.js';

/** How easy the running text of a page is to read. */
export interface Readability {
  /** Primary language subtag, whose formula it was measured by. */
  language: string;
  /** 0–100, higher is easier. */
  score: number;
}

/** Fewer words or sentences than this make the figure jump with every one of them. */
const MIN_WORDS = 100;
const MIN_SENTENCES = 5;

/** Null for languages without a formula, and for texts that are too short. */
export function measureReadability({ word_count, sentence_count, legibility }: ProseFacts): Readability | null {
  if (!legibility || word_count < MIN_WORDS || sentence_count < MIN_SENTENCES) return null;
  const { language, syllables, letters } = legibility;
  const formula = READABILITY_FORMULAS.get(language);
  if (!formula) return null;
  const means = {
    words_per_sentence: word_count / sentence_count,
    syllables_per_word: (syllables ?? 0) / word_count,
    letters_per_word: letters / word_count,
  };
  return { language, score: round(Math.max(0, Math.min(100, formula.score(means))), 1) };
}
