import { expect } from 'chai';
import { toPageQueries } from '../../../../domain/search/analysis/search-page-queries.js';

describe('[U] queries of pages', () => {
  it('are the ten that brought most, clicks first, then impressions', () => {
    const queries = Array.from({ length: 12 }, (_, index) => `q${index}`);
    const rows = queries.map((_, index): [number, number, number, number, number] => [
      index,
      0,
      index < 2 ? 0 : index,
      index === 1 ? 90 : 20,
      4,
    ]);
    const { '/a': best, '/b': other } = toPageQueries({
      queries,
      pages: ['/a', '/b'],
      rows: [...rows, [3, 1, 1, 2, 5]],
    });
    expect(best?.map(({ query }) => query)).to.deep.equal(queries.slice(2).reverse());
    expect(best?.[0]).to.deep.equal({ query: 'q11', clicks: 11, impressions: 20, ctr: 0.55, position: 4 });
    expect(other).to.deep.equal([{ query: 'q3', clicks: 1, impressions: 2, ctr: 0.5, position: 5 }]);
  });
});
