import { HARMFUL_CLASSES } from './harmful-classes.js';
import { type ClassShares, LEARNED_CLASSES, type LearnedClass } from './learned-classes.js';

/** A harm weighs so much more than a class that is merely wrong. */
const WEIGHT_OF_HARM = 1.5;

/** What is only chosen because everything else might do harm is nothing that the text says. */
const LEAST_SHARE = 0.1;

/**
 * From here on a wish for no more mail is followed, if it is at least 0.7 times as likely as somebody who wants to go on;
 * where the text does nothing that such wishes do, from a larger share on: else short notes of thanks and the like are taken
 * for one.
 */
const OPT_OUT_FROM = { named: 0.2, unnamed: 0.25 };
const OF_GOING_ON = 0.7;
const GOES_ON = ['interested', 'question', 'referral'] as const;

/**
 * The class that promises most: to be right counts one, to do harm counts against it. A wish for no more mail is taken for
 * one on less: whoever wanted none and gets some is wronged for good, and a suppression that was wrong waits for review.
 * @param namesOptOut As namesOptOut gives it.
 */
export function decideClass(shares: ClassShares, namesOptOut: boolean): LearnedClass {
  const goesOn = GOES_ON.reduce((sum, name) => sum + shares[name], 0);
  const optOutFrom = namesOptOut ? OPT_OUT_FROM.named : OPT_OUT_FROM.unnamed;
  if (shares.unsubscribe >= optOutFrom && shares.unsubscribe >= OF_GOING_ON * goesOn) return 'unsubscribe';
  const worth = (name: LearnedClass): number =>
    LEARNED_CLASSES.reduce(
      (sum, meant) => sum - (HARMFUL_CLASSES[meant].includes(name) ? WEIGHT_OF_HARM * shares[meant] : 0),
      shares[name],
    );
  const [best = 'replied'] = LEARNED_CLASSES.toSorted((one, other) => worth(other) - worth(one));
  return shares[best] < LEAST_SHARE ? 'replied' : best;
}
