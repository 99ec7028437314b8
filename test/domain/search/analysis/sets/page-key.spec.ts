import { expect } from 'chai';
import { pageKey } from '../../../../../domain/search/analysis/sets/page-key.js';
import { PairTableBuilder, readPairs } from '../../../../../domain/search/analysis/sets/pair-table.js';

describe('[U] key of a page', () => {
  it('is its URL without fragment and tracking parameters, others kept', () => {
    expect(pageKey('https://shop.example/guide?utm_source=x&page=2&gclid=1#top')).to.equal(
      'https://shop.example/guide?page=2',
    );
    expect(pageKey('https://SHOP.example/guide?fbclid=1')).to.equal('https://shop.example/guide');
    expect(pageKey('no url')).to.equal('no url');
  });

  it('makes one page of rows that differ by tracking parameters (case A14)', () => {
    const table = new PairTableBuilder();
    const page = 'https://shop.example/guide';
    const row = (url: string, clicks: number, impressions: number, position: number) => ({
      keys: ['desk lamp guide', url],
      clicks,
      impressions,
      ctr: 0,
      position,
    });
    table.add([row(page, 55, 2_600, 5), row(`${page}?utm_campaign=a&utm_medium=organic`, 45, 2_300, 4)]);
    const [pair, ...others] = readPairs(table.result());
    expect(others).to.deep.equal([]);
    expect(pair).to.include({ page, clicks: 100, impressions: 4_900 });
    // Of both rows by their impressions, as Search Console shows it: (5 * 2,600 + 4 * 2,300) / 4,900.
    expect(pair?.position).to.equal(4.53);
  });
});
