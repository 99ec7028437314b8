import { expect } from 'chai';
import { linkEmptyHref } from '../../../../../domain/seo/checks/link/empty-href.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkEmptyHref.judge(pageFrom(html, overrides), context());

describe('[U] link/empty-href', () => {
  it('fires once for all on the page', () => {
    expect(judge(htmlPage('<a href="">Shop</a> <a href="  ">Cart</a>'))).to.deep.equal([
      { url, observed: 'Shop; Cart', count: 2, expected: 'an address', where: 'a[href=""]' },
    ]);
  });

  it('leaves an address, a fragment, and no href at all alone', () => {
    expect(judge(htmlPage('<a href="/">A</a> <a href="#b">B</a> <a id="c">C</a>'))).to.deep.equal([]);
  });
});
