import { expect } from 'chai';
import { hreflangInvalidCode } from '../../../../../domain/seo/checks/hreflang/invalid-code.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const set = (...alternates: [code: string, href: string][]) =>
  htmlPage(
    '<p>Text</p>',
    alternates.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join(''),
  );
const judge = (html: string, overrides: PageOverrides = {}) =>
  hreflangInvalidCode.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/invalid-code', () => {
  it('fires once for all codes, with the error of each', () => {
    expect(judge(set(['en-UK', '/uk'], ['jp', '/jp'], ['en_US', '/us'], ['de', '/de']))).to.deep.equal([
      {
        url,
        observed:
          'en-UK: the United Kingdom is gb; jp: "jp" is no ISO 639-1 language; en_US: underscore instead of hyphen',
        where: 'link[hreflang]',
        count: 3,
      },
    ]);
  });

  it('leaves languages, regions, scripts and x-default alone', () => {
    expect(
      judge(set(['en', '/a'], ['en-GB', '/b'], ['zh-Hant-TW', '/c'], ['x-default', '/d'], ['PT-br', '/e'])),
    ).to.deep.equal([]);
  });

  it('leaves a page without a set alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });

  it('leaves an alternate of another kind alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<link rel="alternate" type="application/rss+xml" href="/feed">')),
    ).to.deep.equal([]);
  });
});
