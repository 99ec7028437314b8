import { expect } from 'chai';
import { canonicalRelative } from '../../../../../domain/seo/checks/canonical/relative.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalRelative.judge(pageFrom(html, overrides), context());

describe('[U] canonical/relative', () => {
  it('fires for a path', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'))).to.deep.equal([
      { url, observed: '/page', expected: url, where: 'link[rel=canonical]' },
    ]);
  });

  it('fires for an address that borrows the scheme', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="//site.example/page">'))).to.deep.equal([
      { url, observed: '//site.example/page', expected: url, where: 'link[rel=canonical]' },
    ]);
  });

  it('fires and resolves against the base element', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<base href="https://site.example/dir/"><link rel="canonical" href="page">')),
    ).to.deep.equal([
      { url, observed: 'page', expected: 'https://site.example/dir/page', where: 'link[rel=canonical]' },
    ]);
  });

  it('leaves a full address alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://site.example/page">'))).to.deep.equal([]);
  });

  it('leaves an empty one alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="">'))).to.deep.equal([]);
  });
});
