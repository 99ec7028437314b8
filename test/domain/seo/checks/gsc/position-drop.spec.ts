import { expect } from 'chai';
import { gscPositionDrop } from '../../../../../domain/seo/checks/gsc/position-drop.js';
import { context } from '../../../../support/check-context.js';
import { FOUR_WEEKS, figures, pageDays, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (now: number, before: number, periods = FOUR_WEEKS) => {
  const page_days = [pageDays('/a', figures(9, 900, now), figures(9, 900, before))];
  const search_data = searchData({ page_days, periods });
  return gscPositionDrop.judge(siteFrom([], { start_url: `${SHOP}/`, search_data }), context());
};

describe('[U] gsc/position-drop', () => {
  it('fires for a page that is three places lower', () => {
    expect(judge(7.5, 4)).to.deep.equal([
      { url: `${SHOP}/a`, observed: 'position 7.5, four weeks before 4', expected: 'less than 3 places lost' },
    ]);
  });

  it('is silent for smaller moves, for a rise, and where nothing was before', () => {
    expect([...judge(6.9, 4), ...judge(4, 9)]).to.deep.equal([]);
    expect(judge(9, 4, { ...FOUR_WEEKS, previous: null })).to.deep.equal([]);
  });
});
