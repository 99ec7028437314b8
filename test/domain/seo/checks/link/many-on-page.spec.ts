import { expect } from 'chai';
import { linkManyOnPage } from '../../../../../domain/seo/checks/link/many-on-page.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkManyOnPage.judge(pageFrom(html, overrides), context());

describe('[U] link/many-on-page', () => {
  it('fires from 201 links', () => {
    expect(judge(htmlPage('<a href="/a">A</a>'.repeat(201)))).to.deep.equal([
      { url, observed: '201 links', expected: 'at most 200' },
    ]);
  });

  it('leaves 200 links beside anchors without href alone', () => {
    expect(judge(htmlPage(`${'<a href="/a">A</a>'.repeat(200)}<a id="b">B</a>`))).to.deep.equal([]);
  });
});
