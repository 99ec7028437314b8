import { HARMFUL_CLASSES } from './harmful-classes.js';
import { type ClassShares, LEARNED_CLASSES, type LearnedClass } from './learned-classes.js';

/** A harm weighs this much more than a class that is merely wrong. */
const WEIGHT_OF_HARM = 1.5;

/** What is only chosen because everything else might do harm is nothing that the text says. */
const LEAST_SHARE = 0.1;

/** From here on an opt-out is followed, if nothing is stronger evidence that the writer wants to continue. */
const OPT_OUT_FROM = 0.25;
const GOES_ON = ['interested', 'question', 'referral'] as const;

/**
 * The class with the highest expected value: being right counts one, doing harm counts against it. An opt-out needs
 * less evidence: an unwanted mail can't be undone, while a wrong suppression waits for review.
 */
export function decideClass(shares: ClassShares): LearnedClass {
  const goesOn = GOES_ON.reduce((sum, name) => sum + shares[name], 0);
  if (shares.unsubscribe >= OPT_OUT_FROM && shares.unsubscribe >= goesOn) return 'unsubscribe';
  const worth = (name: LearnedClass): number =>
    LEARNED_CLASSES.reduce(
      (sum, meant) => sum - (HARMFUL_CLASSES[meant].includes(name) ? WEIGHT_OF_HARM * shares[meant] : 0),
      shares[name],
    );
  const [best = 'replied'] = LEARNED_CLASSES.toSorted((one, other) => worth(other) - worth(one));
  return shares[best] < LEAST_SHARE ? 'replied' : best;
}
