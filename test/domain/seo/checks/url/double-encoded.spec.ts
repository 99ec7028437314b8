import { expect } from 'chai';
import { urlDoubleEncoded } from '../../../../../domain/seo/checks/url/double-encoded.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) =>
  urlDoubleEncoded.judge(pageFrom(html, overrides), context());

describe('[U] url/double-encoded', () => {
  it('fires for /my%2520page', () => {
    const address = 'https://site.example/my%2520page';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([{ url: address, observed: '%2520', expected: '%20' }]);
  });

  for (const path of ['/my%20page', '/100%25', '/a?q=%2520']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
