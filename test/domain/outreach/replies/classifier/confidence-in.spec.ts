import { expect } from 'chai';
import { confidenceIn } from '../../../../../domain/outreach/replies/classifier/confidence-in.js';
import {
  type ClassShares,
  LEARNED_CLASSES,
  type LearnedClass,
} from '../../../../../domain/outreach/replies/classifier/learned-classes.js';

const shares = (given: Partial<ClassShares>): ClassShares =>
  ({ ...Object.fromEntries(LEARNED_CLASSES.map((name) => [name, 0])), ...given }) as ClassShares;

describe('[U] confidence in a class', () => {
  const table: [LearnedClass, Partial<ClassShares>, number][] = [
    ['interested', { interested: 0.95, not_interested: 0.05 }, 0.95],
    // It may as well be a refusal: somebody reads it.
    ['interested', { interested: 0.88, not_interested: 0.12 }, 0.79],
    ['interested', { interested: 0.6, not_interested: 0.4 }, 0.6],
    // A refusal that may be an opt-out does no harm: both are suppressed.
    ['not_interested', { not_interested: 0.85, unsubscribe: 0.15 }, 0.85],
    ['unsubscribe', { unsubscribe: 0.85, not_interested: 0.15 }, 0.85],
    ['unsubscribe', { unsubscribe: 0.85, interested: 0.08, question: 0.07 }, 0.79],
    // A refusal is less often right at the same share.
    ['not_interested', { not_interested: 0.95, interested: 0.04, replied: 0.01 }, 0.79],
    ['not_interested', { not_interested: 0.95, interested: 0.03, replied: 0.02 }, 0.95],
    ['out_of_office', { out_of_office: 0.88, unsubscribe: 0.12 }, 0.79],
  ];
  for (const [taken, given, wanted] of table)
    it(`is ${wanted} in ${taken} of ${JSON.stringify(given)}`, () => {
      expect(confidenceIn(taken, shares(given))).to.equal(wanted);
    });
});
