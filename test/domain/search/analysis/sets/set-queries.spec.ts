import { expect } from 'chai';
import { dayQuery, setQueries } from '../../../../../domain/search/analysis/sets/set-queries.js';
import { FOUR_WEEKS } from '../../../../support/samples/search-figures.js';

describe('[U] requests of a set', () => {
  it('ask for both periods where they are compared', () => {
    expect(setQueries('queries', FOUR_WEEKS)).to.deep.equal([
      { side: 'current', query: { start_date: '2026-05-31', end_date: '2026-06-27', dimensions: ['query'] } },
      { side: 'previous', query: { start_date: '2026-05-03', end_date: '2026-05-30', dimensions: ['query'] } },
    ]);
    expect(setQueries('totals', { ...FOUR_WEEKS, previous: null })).to.deep.equal([
      { side: 'current', query: { start_date: '2026-05-31', end_date: '2026-06-27', dimensions: [] } },
    ]);
  });

  it('ask once for what costs most', () => {
    expect(setQueries('pairs', FOUR_WEEKS).map(({ query }) => query.dimensions)).to.deep.equal([['query', 'page']]);
    expect(setQueries('page_countries', FOUR_WEEKS)).to.have.length(1);
  });

  it('ask for eight weeks of days, and for ninety days of pages, whatever the period', () => {
    expect(setQueries('page_days', FOUR_WEEKS)[0]?.query).to.deep.equal({
      start_date: '2026-05-03',
      end_date: '2026-06-27',
      dimensions: ['page', 'date'],
    });
    expect(setQueries('seen_pages', FOUR_WEEKS)[0]?.query).to.deep.equal({
      start_date: '2026-03-30',
      end_date: '2026-06-27',
      dimensions: ['page'],
    });
    expect(dayQuery(FOUR_WEEKS.current).dimensions).to.deep.equal(['date']);
  });
});
