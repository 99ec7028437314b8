import { expect } from 'chai';
import { hreflangMissingSelf } from '../../../../../domain/seo/checks/hreflang/missing-self.js';
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
  hreflangMissingSelf.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/missing-self', () => {
  it('fires for a set of others', () => {
    expect(judge(set(['de', '/de'], ['fr', '/fr']))).to.deep.equal([
      { url, observed: '2 alternates, none for the page itself', expected: url, where: 'link[hreflang]' },
    ]);
  });

  it('leaves a set with the page alone', () => {
    expect(judge(set(['de', '/de'], ['en', '/page']))).to.deep.equal([]);
  });

  it('leaves a page without a set alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
