import { expect } from 'chai';
import { hreflangDuplicateCode } from '../../../../../domain/seo/checks/hreflang/duplicate-code.js';
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
  hreflangDuplicateCode.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/duplicate-code', () => {
  it('fires for a code with two addresses', () => {
    expect(judge(set(['de', '/de'], ['DE', '/german'], ['fr', '/fr']))).to.deep.equal([
      {
        url,
        observed: 'de: https://site.example/de, https://site.example/german',
        count: 1,
        expected: '1 URL for each code',
        where: 'link[hreflang]',
      },
    ]);
  });

  it('leaves the same pair twice alone', () => {
    expect(judge(set(['de', '/de'], ['de', '/de']))).to.deep.equal([]);
  });
});
