import { expect } from 'chai';
import { urlMultipleSlashes } from '../../../../../domain/seo/checks/url/multiple-slashes.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) =>
  urlMultipleSlashes.judge(pageFrom(html, overrides), context());

describe('[U] url/multiple-slashes', () => {
  it('fires for /a//b///c', () => {
    const address = 'https://site.example/a//b///c';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([
      { url: address, observed: '/a//b///c', expected: '/a/b/c' },
    ]);
  });

  for (const path of ['/a/b/', '/a?next=//b']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
