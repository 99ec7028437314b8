import { expect } from 'chai';
import { readSearchLines } from '../../../../domain/insights/reading/read-search-lines.js';

const read = (value: unknown) => readSearchLines({ path: 's', value });

describe('[U] rows of search data', () => {
  it('are distinguished by query and page, wherever they lie', () => {
    const { queries, pages } = read({
      a: [
        { query: 'Lamp', clicks: 1, impressions: 9, ctr: 0.1, position: 3, page: '/x' },
        { keyword: 'lamp ', clicks: 5 },
      ],
      b: { deep: [{ url: '/y', current: { clicks: 2 }, previous: { clicks: 8 } }] },
    });
    expect(queries.map(({ key, url, clicks }) => [key.value, url?.value, clicks?.value])).to.deep.equal([
      ['Lamp', '/x', 1],
    ]);
    expect(pages.map(({ key, clicks, previous }) => [key.value, clicks?.path, previous?.clicks?.value])).to.deep.equal([
      ['/y', 's.b.deep[0].current.clicks', 8],
    ]);
  });

  it('have totals where figures stand without a key; those of days and devices are none', () => {
    const { totals, queries } = read({
      daily: [{ date: '2026-01-01', clicks: 1 }],
      devices: [{ key: 'MOBILE', current: { clicks: 3 } }],
      overview: { totals: { current: { clicks: 50, impressions: 900 }, previous: { clicks: 40 } } },
    });
    expect([totals?.current.clicks?.value, totals?.previous?.clicks?.value]).to.deep.equal([50, 40]);
    expect(queries).to.deep.equal([]);
  });

  it('take previous figures that stand beside the current ones', () => {
    expect(read([{ query: 'a', clicks: 1, previous_clicks: 4 }]).queries[0]?.previous?.clicks?.value).to.equal(4);
    expect(read([{ query: 'a', clicks: 1 }]).queries[0]?.previous).to.equal(null);
  });

  it('leave out what is none: percentages for a CTR, counts below nothing, keys that are no text', () => {
    const [line] = read([{ query: 'a', impressions: 10, ctr: 12 }]).queries;
    expect(line?.ctr).to.equal(null);
    expect(read([{ query: 'a', clicks: -1, impressions: 'x' }]).queries).to.deep.equal([]);
    expect(read([{ query: { a: 1 }, clicks: 1 }]).queries).to.deep.equal([]);
    expect(read(null)).to.deep.equal({ queries: [], pages: [], totals: null, is_whole: true });
  });
});
