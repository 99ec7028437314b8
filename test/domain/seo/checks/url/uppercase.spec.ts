import { expect } from 'chai';
import { urlUppercase } from '../../../../../domain/seo/checks/url/uppercase.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) => urlUppercase.judge(pageFrom(html, overrides), context());

describe('[U] url/uppercase', () => {
  it('fires for /About/us', () => {
    const address = 'https://site.example/About/us';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([
      { url: address, observed: '/About/us', expected: '/about/us' },
    ]);
  });

  for (const path of ['/about', '/caf%C3%A9', '/a?Sort=Name']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
