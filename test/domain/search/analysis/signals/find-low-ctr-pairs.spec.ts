import { expect } from 'chai';
import { PRIOR_CTR } from '../../../../../domain/search/analysis/expected-ctr.js';
import { findLowCtrPairs } from '../../../../../domain/search/analysis/signals/find-low-ctr-pairs.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { pair } from '../../../../support/samples/search-figures.js';

const find = (...pairs: ReturnType<typeof pair>[]) =>
  findLowCtrPairs(pairs, PRIOR_CTR, DEFAULT_THRESHOLDS).map(({ query }) => query);

describe('[U] low CTR of a query', () => {
  it('is far below what is usual at its position; those that miss most come first', () => {
    const found = find(pair('lamp', '/a', 5, 1_000, 3), pair('lamp repair', '/a', 14, 4_000, 5));
    expect(found).to.deep.equal(['lamp repair', 'lamp']);
  });

  it('is not what chance explains, what is seldom shown, usual, or beyond the curve', () => {
    expect(find(pair('chance', '/a', 5, 200, 5))).to.deep.equal([]);
    expect(find(pair('seldom', '/a', 0, 199, 3))).to.deep.equal([]);
    expect(find(pair('usual', '/a', 100, 1_000, 3))).to.deep.equal([]);
    expect(find(pair('far', '/a', 0, 9_000, 30))).to.deep.equal([]);
  });
});
