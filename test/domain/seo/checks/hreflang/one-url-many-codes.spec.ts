import { expect } from 'chai';
import { hreflangOneUrlManyCodes } from '../../../../../domain/seo/checks/hreflang/one-url-many-codes.js';
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
  hreflangOneUrlManyCodes.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/one-url-many-codes', () => {
  it('fires for an address under two languages', () => {
    expect(judge(set(['de', '/x'], ['fr', '/x'], ['en', '/page']))).to.deep.equal([
      {
        url,
        observed: 'https://site.example/x: de, fr',
        count: 1,
        expected: '1 language for each URL',
        where: 'link[hreflang]',
      },
    ]);
  });

  it('leaves x-default beside a language alone', () => {
    expect(judge(set(['fr', '/fr'], ['x-default', '/fr']))).to.deep.equal([]);
  });

  it('leaves regions of one language alone', () => {
    expect(judge(set(['de-DE', '/de'], ['de-AT', '/de'], ['de', '/de']))).to.deep.equal([]);
  });
});
