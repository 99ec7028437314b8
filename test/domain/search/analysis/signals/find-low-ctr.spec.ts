import { expect } from 'chai';
import { findLowCtr } from '../../../../../domain/search/analysis/signals/find-low-ctr.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { pair, SHOP, STUDIES } from '../../../../support/samples/search-figures.js';

const find = (pairs: ReturnType<typeof pair>[]) => findLowCtr(pairs, STUDIES.curve, DEFAULT_THRESHOLDS);

describe('[U] low CTR', () => {
  it('is found over the queries of a page, each expected by its own place', () => {
    // Expected: 200 × 11% + 100 × 2.2% = 24.2 of 300.
    const [page, ...others] = find([pair('lamp', '/a', 3, 200, 3), pair('sofa', '/a', 0, 100, 10)]);
    expect(others).to.deep.equal([]);
    expect(page).to.deep.equal({
      url: `${SHOP}/a`,
      figures: { clicks: 3, impressions: 300, ctr: 0.01, position: 5.33 },
      expected_ctr: 0.0807,
      queries: ['lamp', 'sofa'],
    });
  });

  const fine: [string, ReturnType<typeof pair>[]][] = [
    ['as many clicks as is usual', [pair('lamp', '/a', 22, 200, 3)]],
    ['too few impressions', [pair('lamp', '/a', 0, 199, 3)]],
    ['a gap of less than two points', [pair('lamp', '/a', 1, 200, 10)]],
    ['a gap of less than thirty percent', [pair('lamp', '/a', 160, 1_000, 1.5)]],
    ['places beyond the curve', [pair('lamp', '/a', 0, 5_000, 25)]],
  ];
  for (const [name, pairs] of fine) it(`is not found with ${name}`, () => expect(find(pairs)).to.deep.equal([]));

  it('comes with the largest number of missing clicks first', () => {
    const found = find([pair('lamp', '/a', 0, 300, 3), pair('sofa', '/b', 0, 900, 3)]);
    expect(found.map(({ url }) => url)).to.deep.equal([`${SHOP}/b`, `${SHOP}/a`]);
  });
});
