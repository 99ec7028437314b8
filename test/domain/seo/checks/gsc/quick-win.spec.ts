import { expect } from 'chai';
import { gscQuickWin } from '../../../../../domain/seo/checks/gsc/quick-win.js';
import { context } from '../../../../support/check-context.js';
import { pair, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const pairs = [pair('brass lamp', '/a', 10, 400, 8)];
const judge = (html: string, given = pairs) =>
  gscQuickWin.judge(
    siteFrom([pageFrom(htmlPage(html), { url: `${SHOP}/a` })], { search_data: searchData({ pairs: given }) }),
    context(),
  );

describe('[U] gsc/quick-win', () => {
  it('fires for a page that does not name what it is found for', () => {
    expect(judge('<h1>Lamps</h1>')).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: '"brass lamp" at position 8 with 400 impressions: title lacks brass, lamp; h1 lacks brass',
        expected: 'the query in title and h1',
      },
    ]);
  });

  it('is silent where title and heading name it, beyond the first page, and where the page was not crawled', () => {
    const named = pageFrom('<html><head><title>Brass lamps</title></head><body><h1>A brass lamp</h1></body></html>', {
      url: `${SHOP}/a`,
    });
    const data = { search_data: searchData({ pairs }) };
    expect(gscQuickWin.judge(siteFrom([named], data), context())).to.deep.equal([]);
    expect(judge('<h1>Lamps</h1>', [pair('brass lamp', '/a', 10, 400, 11)])).to.deep.equal([]);
    expect(judge('<h1>Lamps</h1>', [pair('brass lamp', '/other', 10, 400, 8)])).to.deep.equal([]);
  });
});
