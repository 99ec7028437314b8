import { expect } from 'chai';
import { gscWeakInternalLinks } from '../../../../../domain/seo/checks/gsc/weak-internal-links.js';
import { context } from '../../../../support/check-context.js';
import { figures, pageDays, pair, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const pages = [
  linkPage(`${SHOP}/`, '/one'),
  linkPage(`${SHOP}/one`, '/two', '/shallow'),
  linkPage(`${SHOP}/two`, '/deep'),
  linkPage(`${SHOP}/deep`),
  linkPage(`${SHOP}/shallow`),
].map((page, depth) => ({ ...page, depth: Math.min(depth, 3) }));
const judge = (path: string, clicks: number, pairs: ReturnType<typeof pair>[] = [], crawl_incomplete = false) => {
  const page_days = [pageDays(path, figures(clicks, 150, 9), figures(0, 0))];
  return gscWeakInternalLinks.judge(
    siteFrom(pages, { crawl_incomplete, search_data: searchData({ page_days, pairs }) }),
    context(),
  );
};

describe('[U] gsc/weak-internal-links', () => {
  it('fires for a deep page with clicks and one link', () => {
    expect(judge('/deep', 4)).to.deep.equal([
      {
        url: `${SHOP}/deep`,
        observed: '1 linking page at depth 3, 4 clicks and 150 impressions in four weeks',
        expected: 'more than 1 linking page, or depth below 3',
        related_urls: [`${SHOP}/two`],
      },
    ]);
  });

  it('fires for one that nearly is where clicks are', () => {
    expect(judge('/deep', 0, [pair('lamp', '/deep', 0, 150, 9)])).to.have.length(1);
  });

  it('is silent for pages near the start, for those no one finds, and after a crawl that was cut short', () => {
    expect([...judge('/two', 4), ...judge('/deep', 0), ...judge('/deep', 4, [], true)]).to.deep.equal([]);
  });
});
