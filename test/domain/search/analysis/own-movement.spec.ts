import { expect } from 'chai';
import { measureMovement } from '../../../../domain/search/analysis/own-movement.js';
import { figures, keyed } from '../../../support/samples/search-figures.js';

/** A query that went from one position to another. */
const moved = (from: number, to: number, impressions = 500) =>
  keyed('lamp', figures(5, impressions, to), figures(5, impressions, from));
const isNever = () => false;

describe('[U] own movement', () => {
  it('is how many queries rose by two places or more, and by how much', () => {
    const queries = [moved(8, 5.5), moved(9, 6.6), moved(12, 9.4), ...Array(17).fill(moved(10, 10.1))];
    // (3 + 10 × 0.2) ÷ (20 + 10), and the median of 2.4, 2.5 and 2.6.
    expect(measureMovement(queries, isNever)).to.deep.equal({ step: 2.5, probability: 0.17, queries: 20 });
  });

  it('is between two and three places whatever a few queries did', () => {
    expect(measureMovement([moved(18, 4)], isNever).step).to.equal(3);
    expect(measureMovement([moved(8, 7.5)], isNever).step).to.equal(2);
  });

  it('is the usual one without a history; brands, rare queries and those on top or far below say nothing', () => {
    const usual = { step: 2, probability: 0.2, queries: 0 };
    expect(measureMovement([], isNever)).to.deep.equal(usual);
    expect(measureMovement([moved(8, 5)], () => true)).to.deep.equal(usual);
    const others = [moved(8, 5, 49), moved(3, 1), moved(40, 20), keyed('new', figures(1, 500, 5))];
    expect(measureMovement(others, isNever)).to.deep.equal(usual);
  });
});
