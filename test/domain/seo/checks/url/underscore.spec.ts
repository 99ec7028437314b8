import { expect } from 'chai';
import { urlUnderscore } from '../../../../../domain/seo/checks/url/underscore.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) =>
  urlUnderscore.judge(pageFrom(html, overrides), context());

describe('[U] url/underscore', () => {
  it('fires for /my_page', () => {
    const address = 'https://site.example/my_page';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([
      { url: address, observed: '/my_page', expected: 'hyphens between words' },
    ]);
  });

  for (const path of ['/my-page', '/a?my_param=1']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
