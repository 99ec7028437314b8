import { expect } from 'chai';
import { urlManyParams } from '../../../../../domain/seo/checks/url/many-params.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) =>
  urlManyParams.judge(pageFrom(html, overrides), context());

describe('[U] url/many-params', () => {
  it('fires for /a?b=1&c=2&d=3&e=4', () => {
    const address = 'https://site.example/a?b=1&c=2&d=3&e=4';
    expect(judge(htmlPage(), { url: address })).to.deep.equal([
      { url: address, observed: '4 parameters: b, c, d, e', expected: 'at most 3' },
    ]);
  });

  for (const path of ['/a?b=1&c=2&d=3', '/a']) {
    it(`leaves ${path} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example${path}` })).to.deep.equal([]);
    });
  }
});
