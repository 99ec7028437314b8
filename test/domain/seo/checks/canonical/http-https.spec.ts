import { expect } from 'chai';
import { canonicalHttpHttps } from '../../../../../domain/seo/checks/canonical/http-https.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalHttpHttps.judge(pageFrom(html, overrides), context());

describe('[U] canonical/http-https', () => {
  it('fires for an http address on an https page', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="http://site.example/page">'))).to.deep.equal([
      { url, observed: 'http://site.example/page', expected: url, where: 'canonical' },
    ]);
  });

  it('leaves an https address alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://site.example/page">'))).to.deep.equal([]);
  });

  it('leaves an http page alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="http://site.example/page">'), {
        url: 'http://site.example/page',
      }),
    ).to.deep.equal([]);
  });
});
