import { expect } from 'chai';
import { gscStrikingDistance } from '../../../../../domain/seo/checks/gsc/striking-distance.js';
import { context } from '../../../../support/check-context.js';
import { pair, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (...pairs: ReturnType<typeof pair>[]) =>
  gscStrikingDistance.judge(siteFrom([], { start_url: `${SHOP}/`, search_data: searchData({ pairs }) }), context());

describe('[U] gsc/striking-distance', () => {
  it('fires for a query at position 4 to 20, those with most to win first', () => {
    const found = judge(pair('sofa', '/b', 0, 100, 15), pair('lamp', '/a', 10, 1_000, 6));
    expect(found.map(({ url, observed }) => [url, observed])).to.deep.equal([
      [`${SHOP}/a`, '"lamp" at position 6 with 1,000 impressions'],
      [`${SHOP}/b`, '"sofa" at position 15 with 100 impressions'],
    ]);
    expect(found[0]?.expected).to.match(/^about \d+ more clicks in 28 days by the first, at most \d+$/);
  });

  it('is told once of a page, however many queries stand so', () => {
    const found = judge(pair('lamp', '/a', 10, 1_000, 6), pair('desk lamp', '/a', 1, 100, 9));
    expect(found.map(({ observed }) => observed)).to.deep.equal([
      '2: "lamp" at position 6 with 1,000 impressions; "desk lamp" at position 9 with 100 impressions',
    ]);
  });

  it('is silent above and below, for rare queries and for the brand', () => {
    expect(judge(pair('a', '/', 9, 900, 3), pair('b', '/', 0, 900, 21), pair('c', '/', 0, 99, 6))).to.deep.equal([]);
    expect(judge(pair('shop', '/', 9, 900, 6))).to.deep.equal([]);
  });
});
