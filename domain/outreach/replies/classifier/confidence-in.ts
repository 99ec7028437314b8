import { SURE_FROM } from '../is-sure-verdict.js';
import { HARMFUL_CLASSES } from './harmful-classes.js';
import { type ClassShares, LEARNED_CLASSES, type LearnedClass } from './learned-classes.js';

/** If the text may as likely have a meaning that the class would harm, a person has to read it. */
const MOST_AT_RISK = 0.06;
/** Of refusals more are wrong than of other classes at the same share: a yes by way of a no ends like one. */
const MOST_AT_RISK_OF_A_REFUSAL = 0.04;
const NOT_SURE = SURE_FROM - 0.01;

/** How sure a class is, 0–1: its share; but never sure where other classes have a share to which it would do harm. */
export function confidenceIn(taken: LearnedClass, shares: ClassShares): number {
  const atRisk = LEARNED_CLASSES.reduce(
    (sum, meant) => sum + (HARMFUL_CLASSES[meant].includes(taken) ? shares[meant] : 0),
    0,
  );
  const most = taken === 'not_interested' ? MOST_AT_RISK_OF_A_REFUSAL : MOST_AT_RISK;
  return atRisk >= most ? Math.min(shares[taken], NOT_SURE) : shares[taken];
}
