import type { ClassFacts } from '../classes/class-facts.js';
import { apologizesForDelay } from './apologizes-for-delay.js';
import type { LearnedLanguage } from './guess-language.js';
import { namesOptOut } from './names-opt-out.js';
import { type FeatureVector, replyFeatures } from './reply-features.js';
import { ruleSignals } from './rule-signals.js';

/** All that the learned classifier sees of a reply. */
export interface LearnedEvidence extends FeatureVector {
  /** Null: its words are not conclusive. */
  language: LearnedLanguage | null;
  names_opt_out: boolean;
  /** It apologizes for a late answer, so that no program wrote it. */
  is_by_person: boolean;
  is_irony: boolean;
}

const IRONY_MARK =
  /(?:^|\s)\/s(?:arcasm)?(?=$|[\s.!])|[([<](?:irony|ironie|ironia|ironía|ironisch|sarcas\p{L}*|sarkas\p{L}*)[)\]>]|\((?:皮肉|棒)\)|🙄/u;

/**
 * Null: there is no text, or it is in a language that was not learned.
 * @param subject As reportedSubject returns it.
 */
export function readEvidence(facts: ClassFacts, subject: string): LearnedEvidence | null {
  if (facts.words === 0) return null;
  const found = ruleSignals(facts);
  const { language, constructions, buckets, values } = replyFeatures({ text: facts.text, subject }, found);
  if (language === 'other') return null;
  return {
    buckets,
    values,
    language,
    names_opt_out: namesOptOut(constructions, found),
    is_by_person: apologizesForDelay(facts.text),
    is_irony: IRONY_MARK.test(facts.text),
  };
}
