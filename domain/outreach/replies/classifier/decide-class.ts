import { type ClassShares, LEARNED_CLASSES, type LearnedClass } from './learned-classes.js';

/** What does harm where another class is meant: a refusal taken for interest is written to, an interested lead is lost. */
const HARM: Record<LearnedClass, readonly LearnedClass[]> = {
  unsubscribe: ['interested', 'question', 'referral', 'replied', 'auto_reply', 'out_of_office'],
  not_interested: ['interested', 'auto_reply', 'out_of_office'],
  interested: ['not_interested', 'unsubscribe', 'auto_reply', 'out_of_office'],
  question: ['not_interested', 'unsubscribe', 'auto_reply', 'out_of_office'],
  referral: ['unsubscribe', 'auto_reply', 'out_of_office'],
  replied: ['unsubscribe'],
  auto_reply: ['interested', 'not_interested', 'unsubscribe', 'question', 'referral'],
  out_of_office: ['interested', 'not_interested', 'unsubscribe'],
};
/** A harm weighs so much more than a class that is merely wrong. */
const WEIGHT_OF_HARM = 2;

/** What is only chosen because everything else might do harm is nothing that the text says. */
const LEAST_SHARE = 0.1;

/**
 * The class that promises most: to be right counts one, to do harm counts against it. So "interested" needs confidence, and
 * a reply that may be a wish for no more mail, or interest, is neither ignored nor suppressed on a guess.
 */
export function decideClass(shares: ClassShares): LearnedClass {
  const worth = (name: LearnedClass): number =>
    LEARNED_CLASSES.reduce(
      (sum, meant) => sum - (HARM[meant].includes(name) ? WEIGHT_OF_HARM * shares[meant] : 0),
      shares[name],
    );
  const [best = 'replied'] = LEARNED_CLASSES.toSorted((one, other) => worth(other) - worth(one));
  return shares[best] < LEAST_SHARE ? 'replied' : best;
}
