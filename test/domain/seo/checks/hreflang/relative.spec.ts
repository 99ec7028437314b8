import { expect } from 'chai';
import { hreflangRelative } from '../../../../../domain/seo/checks/hreflang/relative.js';
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
  hreflangRelative.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/relative', () => {
  it('fires for paths', () => {
    expect(judge(set(['en', '/en'], ['de', 'https://site.example/de']))).to.deep.equal([
      { url, observed: 'en: /en', count: 1, expected: 'an absolute URL', where: 'link[hreflang]' },
    ]);
  });

  it('leaves full addresses alone', () => {
    expect(judge(set(['en', 'https://site.example/en']))).to.deep.equal([]);
  });
});
