import { expect } from 'chai';
import { urlRepetitivePath } from '../../../../../domain/seo/checks/url/repetitive-path.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) =>
  urlRepetitivePath.judge(pageFrom(html, overrides), context());

describe('[U] url/repetitive-path', () => {
  it('fires for /shop/shop/shoes', () => {
    const address = 'https://site.example/shop/shop/shoes';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([
      { url: address, observed: '/shop/shop', expected: '/shop' },
    ]);
  });

  for (const path of ['/shop/shoes/shop', '/2011/11/11', '/shop']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
