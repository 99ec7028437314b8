import { expect } from 'chai';
import { pagePerformance } from '../../../../../domain/search/analysis/dimensions/page-performance.js';
import { analyzeProperty } from '../../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { LAST_DAY, smallProperty } from '../../../../support/sites/small-property.js';

const site = 'https://www.example.com';

describe('[U] page performance', () => {
  it('has top, unclicked and declining pages', async () => {
    const unclicked = { date: LAST_DAY, query: 'x', page: `${site}/shown`, clicks: 0, impressions: 100, position: 30 };
    const events = [...smallProperty(), unclicked, { ...unclicked, page: `${site}/seldom`, impressions: 99 }];
    const pages = pagePerformance(await analyzeProperty(fakeSearchConsole(events)));
    expect(pages.total_pages).to.equal(6);
    expect(pages.top_pages.map(({ url, current }) => [url.slice(site.length), current.clicks])).to.deep.equal([
      ['/', 140],
      ['/red', 84],
      ['/old', 28],
      ['/blue', 28],
      ['/shown', 0],
      ['/seldom', 0],
    ]);
    expect(pages.zero_click_pages.map(({ url }) => url)).to.deep.equal([`${site}/shown`]);
    expect(pages.declining_pages.map(({ url, change }) => [url, change.clicks])).to.deep.equal([[`${site}/old`, -140]]);
  });
});
