import { expect } from 'chai';
import { linkNoAnchorText } from '../../../../../domain/seo/checks/link/no-anchor-text.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkNoAnchorText.judge(pageFrom(html, overrides), context());

describe('[U] link/no-anchor-text', () => {
  it('fires once for all on the page', () => {
    expect(judge(htmlPage('<a href="/a"></a> <a href="/b"><img src="/i.png" alt=""></a>'))).to.deep.equal([
      { url, observed: '/a; /b', count: 2, expected: 'a text', where: 'a[href]' },
    ]);
  });

  it('leaves text, a label, and the alt of an image alone', () => {
    expect(
      judge(
        htmlPage('<a href="/a">A</a> <a href="/b" aria-label="B"></a> <a href="/c"><img src="/i.png" alt="C"></a>'),
      ),
    ).to.deep.equal([]);
  });

  it('leaves a place without href alone', () => {
    expect(judge(htmlPage('<a id="x"></a>'))).to.deep.equal([]);
  });

  it('leaves links alone that no one meets or that another element names', () => {
    const links = '<a class="u-url" href="/page" hidden></a><a href="/b" aria-labelledby="name"></a>';
    expect(judge(htmlPage(links))).to.deep.equal([]);
  });
});
