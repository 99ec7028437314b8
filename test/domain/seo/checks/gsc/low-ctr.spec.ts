import { expect } from 'chai';
import { gscLowCtr } from '../../../../../domain/seo/checks/gsc/low-ctr.js';
import { context } from '../../../../support/check-context.js';
import { pair, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (...pairs: ReturnType<typeof pair>[]) =>
  gscLowCtr.judge(siteFrom([], { start_url: `${SHOP}/`, search_data: searchData({ pairs }) }), context());

describe('[U] gsc/low-ctr', () => {
  it('fires for a page that is clicked less than is usual at its places', () => {
    expect(judge(pair('lamp', '/a', 2, 200, 3))).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: 'CTR 1% at position 3, 200 impressions, mostly for "lamp"',
        expected: 'CTR 11% by the click curve of public click studies',
      },
    ]);
  });

  it('is silent for a page that is clicked as usual, one that is seldom shown, and the brand', () => {
    expect(judge(pair('lamp', '/a', 22, 200, 3))).to.deep.equal([]);
    expect(judge(pair('lamp', '/a', 0, 199, 3))).to.deep.equal([]);
    expect(judge(pair('shop', '/a', 0, 900, 1))).to.deep.equal([]);
  });

  it('is silent without search data', () => {
    expect(gscLowCtr.judge(siteFrom([]), context())).to.deep.equal([]);
  });
});
