import { expect } from 'chai';
import { findWrongCountry } from '../../../../../domain/search/analysis/signals/find-wrong-country.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { crawledPage, crawledSite, SHOP } from '../../../../support/samples/search-figures.js';

const hreflang = [
  { code: 'en-US', url: `${SHOP}/us` },
  { code: 'de-AT', url: `${SHOP}/at` },
  { code: 'de', url: `${SHOP}/de` },
];
const crawl = crawledSite(['/us', '/at', '/de'].map((path) => crawledPage(path, { hreflang })));
const clicks = (path: string, country: string, count: number) => ({
  url: `${SHOP}${path}`,
  country,
  clicks: count,
  impressions: 100,
});
const find = (...rows: ReturnType<typeof clicks>[]) => findWrongCountry(rows, crawl, DEFAULT_THRESHOLDS);

describe('[U] wrong country', () => {
  it('is one whose clicks mostly go to a version for others', () => {
    expect(find(clicks('/us', 'AUT', 8), clicks('/at', 'AUT', 4))).to.deep.equal([
      { country: 'AT', meant_url: `${SHOP}/at`, url: `${SHOP}/us`, clicks_elsewhere: 8, clicks: 12 },
    ]);
  });

  it('is not one that mostly lands right, is rare, or has no version of its own', () => {
    expect(find(clicks('/us', 'AUT', 5), clicks('/at', 'AUT', 5))).to.deep.equal([]);
    expect(find(clicks('/us', 'AUT', 9))).to.deep.equal([]);
    expect(find(clicks('/us', 'CHE', 99), clicks('/us', 'ZZZ', 99), clicks('/gone', 'AUT', 99))).to.deep.equal([]);
  });
});
