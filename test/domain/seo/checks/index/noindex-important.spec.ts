import { expect } from 'chai';
import { indexNoindexImportant } from '../../../../../domain/seo/checks/index/noindex-important.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const NOINDEX = '<meta name="robots" content="noindex">';
const nav = '<nav><a href="/shop">Shop</a><a href="/cart">Cart</a></nav><p><a href="/desk.html">Desk</a></p>';
const page = (path: string, head = '') => pageFrom(htmlPage(nav, head), { url: ORIGIN + path });
const judge = (...pages: ReturnType<typeof page>[]) =>
  indexNoindexImportant
    .judge(siteFrom(pages), context())
    .map(({ url, severity }) => [url.slice(ORIGIN.length), severity]);

describe('[U] index/noindex-important', () => {
  it('finds a noindex home page, which is critical', () => {
    expect(judge(page('/', NOINDEX), page('/a'), page('/b'))).to.deep.equal([['/', 'critical']]);
  });

  it('finds a noindex page of the main menu', () => {
    expect(judge(page('/'), page('/a'), page('/b'), page('/shop', NOINDEX))).to.deep.equal([['/shop', undefined]]);
  });

  it('takes a cart, a page that is linked in passing and a page without links for meant', () => {
    expect(
      judge(
        page('/'),
        page('/a'),
        page('/b'),
        page('/cart', NOINDEX),
        page('/desk.html', NOINDEX),
        page('/x', NOINDEX),
      ),
    ).to.deep.equal([]);
  });
});
