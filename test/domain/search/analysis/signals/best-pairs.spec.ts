import { expect } from 'chai';
import { bestPairs } from '../../../../../domain/search/analysis/signals/best-pairs.js';
import { pair, SHOP } from '../../../../support/samples/search-figures.js';

describe('[U] page of a query', () => {
  it('is the one with most clicks, then with most impressions', () => {
    const best = bestPairs([
      pair('lamp', '/a', 1, 500),
      pair('lamp', '/b', 2, 10),
      pair('sofa', '/a', 0, 5),
      pair('sofa', '/c', 0, 6),
    ]);
    expect([...best].map(([query, { page }]) => [query, page])).to.deep.equal([
      ['lamp', `${SHOP}/b`],
      ['sofa', `${SHOP}/c`],
    ]);
  });
});
