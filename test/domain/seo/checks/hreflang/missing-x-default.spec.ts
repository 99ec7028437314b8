import { expect } from 'chai';
import { hreflangMissingXDefault } from '../../../../../domain/seo/checks/hreflang/missing-x-default.js';
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
  hreflangMissingXDefault.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/missing-x-default', () => {
  it('fires for a set without a default', () => {
    expect(judge(set(['de', '/de'], ['en', '/page']))).to.deep.equal([
      { url, observed: 'de, en', expected: 'x-default among them', where: 'link[hreflang]' },
    ]);
  });

  it('leaves a set with one alone', () => {
    expect(judge(set(['de', '/de'], ['X-Default', '/page']))).to.deep.equal([]);
  });

  it('leaves a page without a set alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
