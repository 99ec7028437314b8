import { expect } from 'chai';
import { findPositionDrops } from '../../../../../domain/search/analysis/signals/find-position-drops.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { figures, pageDays } from '../../../../support/samples/search-figures.js';

const page = (path: string, now: number, before: number, impressions = 100) =>
  pageDays(path, figures(1, impressions, now), figures(1, 100, before));
const find = (...pages: ReturnType<typeof page>[]) =>
  findPositionDrops(pages, DEFAULT_THRESHOLDS).map(({ url, drop }) => [new URL(url).pathname, drop]);

describe('[U] position drop', () => {
  it('is three places or more', () => {
    expect(find(page('/a', 7, 4), page('/b', 6.9, 4), page('/c', 2, 8))).to.deep.equal([['/a', 3]]);
  });

  it('is not told of pages that are hardly shown', () => {
    expect(find(page('/a', 20, 4, 99))).to.deep.equal([]);
  });
});
