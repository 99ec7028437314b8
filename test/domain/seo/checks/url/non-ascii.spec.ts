import { expect } from 'chai';
import { urlNonAscii } from '../../../../../domain/seo/checks/url/non-ascii.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) => urlNonAscii.judge(pageFrom(html, overrides), context());

describe('[U] url/non-ascii', () => {
  it('fires for /caf%C3%A9', () => {
    const address = 'https://site.example/caf%C3%A9';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([{ url: address, observed: '/café' }]);
  });

  for (const path of ['/cafe', '/a%20b', '/a?q=%C3%A9']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
