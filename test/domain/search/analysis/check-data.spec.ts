import { expect } from 'chai';
import { checkData } from '../../../../domain/search/analysis/check-data.js';
import { FOUR_WEEKS, figures, keyed, pair, SHOP, searchData } from '../../../support/samples/search-figures.js';

describe('[U] search data for checks', () => {
  const search_data = searchData({
    pairs: [pair('shop', '/', 9, 10, 1), pair('lamp', '/a', 1, 10)],
    queries: [keyed('shop', figures(9, 10, 1)), keyed('lamp', figures(1, 10))],
  });

  it('leave branded queries out, and have a curve', () => {
    const data = checkData({ search_data, start_url: `${SHOP}/` });
    expect(data?.pairs?.map(({ query }) => query)).to.deep.equal(['lamp']);
    expect(data?.queries?.map(({ key }) => key)).to.deep.equal(['lamp']);
    expect(data?.gain).to.include({ days: 28, name: 'the click curve of public click studies' });
    expect(data?.has_previous).to.equal(true);
  });

  it('are made ready once for all checks', () => {
    const ask = () => checkData({ search_data, start_url: `${SHOP}/` });
    expect(ask()).to.equal(ask());
  });

  it('know whether there is a period before', () => {
    const alone = searchData({ periods: { ...FOUR_WEEKS, previous: null } });
    expect(checkData({ search_data: alone, start_url: `${SHOP}/` })?.has_previous).to.equal(false);
  });

  it('lack what could not be read, and keep the rest', () => {
    const data = checkData({ search_data: { ...search_data, queries: null }, start_url: `${SHOP}/` });
    expect(data?.queries).to.equal(null);
    expect(data?.pairs).to.have.length(1);
    const other = checkData({ search_data: { ...search_data, pairs: null }, start_url: `${SHOP}/` });
    expect([other?.pairs, other?.queries?.length]).to.deep.equal([null, 1]);
  });

  it('are none where none were gathered', () => {
    expect(checkData({ search_data: null, start_url: `${SHOP}/` })).to.equal(null);
  });
});
