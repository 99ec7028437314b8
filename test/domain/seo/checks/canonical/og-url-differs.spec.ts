import { expect } from 'chai';
import { canonicalOgUrlDiffers } from '../../../../../domain/seo/checks/canonical/og-url-differs.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  canonicalOgUrlDiffers.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] canonical/og-url-differs', () => {
  const head = (canonical: string, shared: string) =>
    `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${shared}">`;

  it('fires for two addresses', () => {
    expect(judge('', head('/page', 'https://site.example/page?utm_source=og'))).to.deep.equal([
      {
        url,
        observed: 'https://site.example/page?utm_source=og',
        expected: 'https://site.example/page',
        where: 'meta[property="og:url"]',
      },
    ]);
  });

  it('leaves two spellings of one address alone', () => {
    expect(judge('', head('/page', 'HTTPS://SITE.example:443/page#top'))).to.deep.equal([]);
    expect(judge('', head('/page', '/page'))).to.deep.equal([]);
  });

  it('needs both, and an address in each', () => {
    expect(judge('', '<meta property="og:url" content="/other">')).to.deep.equal([]);
    expect(judge('', '<link rel="canonical" href="/page">')).to.deep.equal([]);
    expect(judge('', head('/page', 'about:blank'))).to.deep.equal([]);
  });
});
