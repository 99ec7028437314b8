import type { ClassFacts, ClassFinding } from '../classes/class-facts.js';
import { apologizesForDelay } from './apologizes-for-delay.js';
import { confidenceIn } from './confidence-in.js';
import { decideClass } from './decide-class.js';
import { type ClassShares, LEARNED_CLASSES, type LearnedClass } from './learned-classes.js';
import { namesOptOut } from './names-opt-out.js';
import { replyFeatures } from './reply-features.js';
import { ruleSignals } from './rule-signals.js';
import { shareClasses } from './share-classes.js';

export interface LearnedMeaning extends ClassFinding {
  classification: LearnedClass;
  shares: ClassShares;
}

/** What is named among the signals. */
const LEAST_NAMED = 0.1;
/** For a yes that contradicts itself. */
const DOUBTFUL = 0.6;
const IRONY_MARK =
  /(?:^|\s)\/s(?:arcasm)?(?=$|[\s.!])|[([<](?:irony|ironie|ironia|ironía|ironisch|sarcas\p{L}*|sarkas\p{L}*)[)\]>]|\((?:皮肉|棒)\)|🙄/u;

/**
 * The class that the learned classifier assigns to a reply, with the confidence of confidenceIn. Null: there is no
 * text, or it is in a language that was not learned.
 * @param subject As reportedSubject returns it.
 * @param share Other weights are only used for measuring.
 */
export function learnedMeaning(
  facts: ClassFacts,
  subject: string,
  share: typeof shareClasses = shareClasses,
): LearnedMeaning | null {
  if (facts.words === 0) return null;
  const found = ruleSignals(facts);
  const features = replyFeatures({ text: facts.text, subject }, found);
  if (features.language === 'other') return null;
  const shares = apologizesForDelay(facts.text) ? byPerson(share(features)) : share(features);
  const taken = decideClass(shares, namesOptOut(features.constructions, found));
  const isIrony = taken === 'interested' && IRONY_MARK.test(facts.text);
  const classification = isIrony ? 'not_interested' : taken;
  const named = LEARNED_CLASSES.filter((name) => shares[name] >= LEAST_NAMED).toSorted(
    (one, other) => shares[other] - shares[one],
  );
  return {
    classification,
    shares,
    confidence: isIrony ? DOUBTFUL : rounded(confidenceIn(classification, shares)),
    signals: [
      ...(isIrony ? ['is marked as irony'] : []),
      ...named.map((name) => `classifier: ${name} ${rounded(shares[name])}`),
    ],
  };
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

/** The same without what a program may have sent to acknowledge a mail. */
function byPerson(shares: ClassShares): ClassShares {
  const rest = 1 - shares.auto_reply;
  const scaled = LEARNED_CLASSES.map((name) => [name, name === 'auto_reply' ? 0 : shares[name] / rest] as const);
  return rest > 0 ? { ...shares, ...Object.fromEntries(scaled) } : shares;
}
