import { expect } from 'chai';
import { gscCannibalisation } from '../../../../../domain/seo/checks/gsc/cannibalisation.js';
import { context } from '../../../../support/check-context.js';
import { pair, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const pairs = [pair('lamp', '/a', 5, 300), pair('lamp', '/b', 1, 100)];
const judge = (given: ReturnType<typeof pair>[], html: string[] = []) => {
  const pages = html.map((head, index) =>
    pageFrom(`<html><head>${head}</head><body><h1>x</h1></body></html>`, { url: `${SHOP}/${index === 0 ? 'a' : 'b'}` }),
  );
  return gscCannibalisation.judge(
    siteFrom(pages, { start_url: `${SHOP}/`, search_data: searchData({ pairs: given }) }),
    context(),
  );
};

describe('[U] gsc/cannibalisation', () => {
  it('fires for pages that share a query', () => {
    expect(judge(pairs)).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: '"lamp" is shown with 2 pages (400 impressions)',
        expected: 'one page for one query',
        related_urls: [`${SHOP}/b`],
      },
    ]);
    expect(judge(pairs, ['<title>a</title>', '<title>b</title>'])).to.have.length(1);
  });

  it('is silent for versions of a page', () => {
    expect(judge(pairs, ['', `<link rel="canonical" href="${SHOP}/a">`])).to.deep.equal([]);
    expect(judge(pairs, [`<link rel="alternate" hreflang="de" href="${SHOP}/b">`, ''])).to.deep.equal([]);
  });

  it('is silent where one page has it nearly alone, and for the brand', () => {
    expect(judge([pair('lamp', '/a', 50, 950), pair('lamp', '/b', 1, 50)])).to.deep.equal([]);
    expect(judge([pair('shop', '/a', 5, 300), pair('shop', '/b', 1, 100)])).to.deep.equal([]);
  });
});
