import { expect } from 'chai';
import { findCannibalized } from '../../../../../domain/search/analysis/signals/find-cannibalized.js';
import { DEFAULT_THRESHOLDS } from '../../../../../domain/seo/thresholds.js';
import { crawledPage, crawledSite, pair, SHOP } from '../../../../support/samples/search-figures.js';

const shared = [pair('lamp', '/a', 5, 90), pair('lamp', '/b', 0, 30)];
const find = (pairs = shared, crawl: Parameters<typeof findCannibalized>[1] = null) =>
  findCannibalized(pairs, crawl, DEFAULT_THRESHOLDS).map(({ query, pages }) => [query, pages.map(({ page }) => page)]);

describe('[U] cannibalized query', () => {
  it('is one that two pages have a tenth of, in clicks or impressions', () => {
    expect(find()).to.deep.equal([['lamp', [`${SHOP}/a`, `${SHOP}/b`]]]);
    expect(find([pair('lamp', '/a', 10, 950), pair('lamp', '/b', 2, 50)])).to.have.length(1);
  });

  it('is not one of a page that has nearly all, nor one that is hardly asked', () => {
    expect(find([pair('lamp', '/a', 5, 950), pair('lamp', '/b', 0, 50)])).to.deep.equal([]);
    expect(find([pair('lamp', '/a', 5, 50), pair('lamp', '/b', 5, 49)])).to.deep.equal([]);
    expect(find([pair('lamp', '/a', 5, 500)])).to.deep.equal([]);
  });

  const url = (path: string) => `${SHOP}${path}`;
  const relations: [string, ReturnType<typeof crawledPage>[]][] = [
    ['one names the other as its canonical', [crawledPage('/a'), crawledPage('/b', { canonical_url: url('/a') })]],
    ['one redirects to the other', [crawledPage('/a'), crawledPage('/b', { redirect_url: url('/a') })]],
    [
      'one names the other with hreflang',
      [crawledPage('/a', { hreflang: [{ code: 'de', url: url('/b') }] }), crawledPage('/b')],
    ],
  ];
  for (const [name, pages] of relations) {
    it(`is not one of versions of a page: ${name}`, () => {
      expect(find(shared, crawledSite(pages))).to.deep.equal([]);
    });
  }

  it('is one of pages that say nothing of each other', () => {
    expect(find(shared, crawledSite([crawledPage('/a'), crawledPage('/b')]))).to.have.length(1);
  });
});
