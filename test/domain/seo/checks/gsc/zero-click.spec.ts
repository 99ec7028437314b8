import { expect } from 'chai';
import { gscZeroClick } from '../../../../../domain/seo/checks/gsc/zero-click.js';
import { context } from '../../../../support/check-context.js';
import { figures, pageDays, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (clicks: number, impressions: number) => {
  const page_days = [pageDays('/a', figures(clicks, impressions, 9), figures(0, 0))];
  return gscZeroClick.judge(siteFrom([], { start_url: `${SHOP}/`, search_data: searchData({ page_days }) }), context());
};

describe('[U] gsc/zero-click', () => {
  it('fires for a page that was shown five hundred times and never clicked', () => {
    expect(judge(0, 500)).to.deep.equal([
      { url: `${SHOP}/a`, observed: 'no click in 500 impressions at position 9', expected: 'at least 1 click' },
    ]);
  });

  it('is silent for one click, and for fewer impressions', () => {
    expect([...judge(1, 500), ...judge(0, 499)]).to.deep.equal([]);
  });
});
