import { expect } from 'chai';
import { linkJavascriptHref } from '../../../../../domain/seo/checks/link/javascript-href.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkJavascriptHref.judge(pageFrom(html, overrides), context());

describe('[U] link/javascript-href', () => {
  it('fires for a script in href', () => {
    expect(judge(htmlPage('<a href="javascript:void(0)">Menu</a>'))).to.deep.equal([
      { url, observed: 'Menu: javascript:void(0)', count: 1, where: 'a[href^=javascript]' },
    ]);
  });

  it('fires whatever the case and space', () => {
    expect(judge(htmlPage('<a href=" JavaScript:go()">Menu</a>'))).to.deep.equal([
      { url, observed: 'Menu: JavaScript:go()', count: 1, where: 'a[href^=javascript]' },
    ]);
  });

  it('leaves a path that speaks of it alone', () => {
    expect(judge(htmlPage('<a href="/javascript:intro">A</a>'))).to.deep.equal([]);
  });
});
