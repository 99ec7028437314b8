import { expect } from 'chai';
import { indexCanonicalised } from '../../../../../domain/seo/checks/index/canonicalised.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexCanonicalised.judge(pageFrom(html, overrides), context());

describe('[U] index/canonicalised', () => {
  it('fires for another URL', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/other">'))).to.deep.equal([
      { url, observed: 'https://site.example/other', where: 'canonical' },
    ]);
  });

  it('fires for one in the header', () => {
    expect(judge(htmlPage(), { headers: { link: '<https://site.example/other>; rel="canonical"' } })).to.deep.equal([
      { url, observed: 'https://site.example/other', where: 'canonical' },
    ]);
  });

  it('leaves a page that names itself alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'))).to.deep.equal([]);
  });

  it('leaves a page without canonical alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
