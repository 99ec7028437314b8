import { expect } from 'chai';
import { gscDeviceGap } from '../../../../../domain/seo/checks/gsc/device-gap.js';
import { context } from '../../../../support/check-context.js';
import { figures, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (mobile: number, desktop: number, impressions = 200) => {
  const page = { url: `${SHOP}/a`, mobile: figures(1, impressions, mobile), desktop: figures(1, 200, desktop) };
  const search_data = searchData({ page_devices: [page] });
  return gscDeviceGap.judge(siteFrom([], { start_url: `${SHOP}/`, search_data }), context());
};

describe('[U] gsc/device-gap', () => {
  it('fires for a page that is three places lower on phones', () => {
    expect(judge(8, 5)).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: 'position 8 on phones, 5 on computers',
        expected: 'less than 3 places between them',
      },
    ]);
  });

  it('is silent for smaller gaps, for gaps the other way, and with few impressions', () => {
    expect([...judge(7, 5), ...judge(5, 8), ...judge(8, 5, 199)]).to.deep.equal([]);
  });
});
