import { expect } from 'chai';
import { gscLongTail } from '../../../../../domain/seo/checks/gsc/long-tail.js';
import { context } from '../../../../support/check-context.js';
import { FOUR_WEEKS, figures, keyed, pair, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const query = 'how to hang lamps';
const judge = (before: number, periods = FOUR_WEEKS) => {
  const queries = [keyed(query, figures(0, 12, 9), before > 0 ? figures(0, before) : null)];
  const search_data = searchData({ queries, periods, pairs: [pair(query, '/a', 0, 12, 9)] });
  return gscLongTail.judge(siteFrom([], { start_url: `${SHOP}/`, search_data }), context());
};

describe('[U] gsc/long-tail', () => {
  it('tells of a long query that was not seen before, at the page that is shown for it', () => {
    expect(judge(0)).to.deep.equal([
      { url: `${SHOP}/a`, observed: '"how to hang lamps" with 12 impressions at position 9, not seen before' },
    ]);
  });

  it('is silent for a query that was seen, and where nothing was before', () => {
    expect(judge(1)).to.deep.equal([]);
    expect(judge(0, { ...FOUR_WEEKS, previous: null })).to.deep.equal([]);
  });
});
