import { expect } from 'chai';
import { gscNotCrawledWithTraffic } from '../../../../../domain/seo/checks/gsc/not-crawled-with-traffic.js';
import { context } from '../../../../support/check-context.js';
import { figures, pageDays, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (path: string, clicks: number, crawl_incomplete = false) => {
  const pages = [linkPage(`${SHOP}/`, '/a'), linkPage(`${SHOP}/a`)];
  const page_days = [pageDays(path, figures(clicks, 100), figures(0, 0))];
  return gscNotCrawledWithTraffic.judge(
    siteFrom(pages, { crawl_incomplete, search_data: searchData({ page_days }) }),
    context(),
  );
};

describe('[U] gsc/not-crawled-with-traffic', () => {
  it('fires for a page with clicks that no page links to', () => {
    expect(judge('/hidden', 7)).to.deep.equal([
      {
        url: `${SHOP}/hidden`,
        observed: '7 clicks in four weeks, and no page of the site links to it',
        expected: 'at least 1 internal link',
      },
    ]);
  });

  it('is silent for a crawled page, for one without clicks, and after a crawl that was cut short', () => {
    expect([...judge('/a', 7), ...judge('/hidden', 0), ...judge('/hidden', 7, true)]).to.deep.equal([]);
  });
});
