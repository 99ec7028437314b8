import { expect } from 'chai';
import { findStrikingDistance } from '../../../../../domain/search/analysis/signals/find-striking-distance.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { pair, STUDIES } from '../../../../support/samples/search-figures.js';

const find = (...pairs: ReturnType<typeof pair>[]) => findStrikingDistance(pairs, STUDIES, DEFAULT_THRESHOLDS);

describe('[U] striking distance', () => {
  it('is from position 4 to 20 with a hundred impressions', () => {
    const found = find(
      pair('a', '/', 1, 100, 4),
      pair('b', '/', 0, 100, 20),
      pair('c', '/', 9, 100, 3.9),
      pair('d', '/', 0, 100, 20.1),
      pair('e', '/', 1, 99, 5),
    );
    expect(found.map(({ query }) => query).sort()).to.deep.equal(['a', 'b']);
  });

  it('leads two or three places further up', () => {
    const [first, second] = find(pair('a', '/', 10, 1_000, 6), pair('b', '/', 0, 1_000, 15));
    expect([first?.target_position, second?.target_position]).to.deep.equal([4, 13]);
    // 1000 × (8.4% − 4.9%) and 1000 × (1.74% − 1.48%).
    expect([first?.gain?.high, second?.gain?.high]).to.deep.equal([35, 3]);
  });

  it('ranks by clicks to be won, then by impressions × (21 − position)', () => {
    const found = find(pair('a', '/', 40, 200, 5), pair('b', '/', 80, 400, 5), pair('c', '/', 4, 200, 5));
    expect(found.map(({ query, gain }) => [query, gain === null])).to.deep.equal([
      ['c', false],
      ['b', true],
      ['a', true],
    ]);
  });
});
