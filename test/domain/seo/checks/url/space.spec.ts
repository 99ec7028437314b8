import { expect } from 'chai';
import { urlSpace } from '../../../../../domain/seo/checks/url/space.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) => urlSpace.judge(pageFrom(html, overrides), context());

describe('[U] url/space', () => {
  it('fires for /my%20page', () => {
    const address = 'https://site.example/my%20page';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([
      { url: address, observed: '/my%20page', expected: '/my-page' },
    ]);
  });

  for (const path of ['/my-page', '/a?q=my%20page']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
