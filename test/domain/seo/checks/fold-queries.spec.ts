import { expect } from 'chai';
import { foldQueries } from '../../../../domain/seo/checks/fold-queries.js';

describe('[U] queries of pages', () => {
  const cases = [
    { page: 'b', query: 'x' },
    { page: 'a', query: 'y' },
    { page: 'b', query: 'z' },
  ];

  it('are one finding a page, which counts once', () => {
    const fold = foldQueries(
      cases,
      ({ page }) => page,
      ({ query }) => query,
      (own) => ({ expected: `${own.length}` }),
    );
    expect(fold).to.deep.equal([
      { url: 'b', observed: '2: x; z', expected: '2' },
      { url: 'a', observed: 'y', expected: '1' },
    ]);
    expect(foldQueries([], String, String)).to.deep.equal([]);
  });
});
