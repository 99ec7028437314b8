import { expect } from 'chai';
import { gscDecay } from '../../../../../domain/seo/checks/gsc/decay.js';
import { context } from '../../../../support/check-context.js';
import { FOUR_WEEKS, figures, pageDays, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (now: number, before: number, periods = FOUR_WEEKS) => {
  const page_days = [pageDays('/a', figures(now, 900), figures(before, 900))];
  return gscDecay.judge(
    siteFrom([], { start_url: `${SHOP}/`, search_data: searchData({ page_days, periods }) }),
    context(),
  );
};

describe('[U] gsc/decay', () => {
  it('fires for a page that has lost fifty clicks and a fifth of them', () => {
    expect(judge(150, 200)).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: '150 clicks on weekdays of four weeks, 200 in the four before (−25%)',
        expected: 'a fall of less than 20%',
      },
    ]);
  });

  it('is silent for smaller losses, and where nothing was before', () => {
    expect(judge(151, 200)).to.deep.equal([]);
    expect(judge(450, 500)).to.deep.equal([]);
    expect(judge(150, 200, { ...FOUR_WEEKS, previous: null })).to.deep.equal([]);
  });
});
