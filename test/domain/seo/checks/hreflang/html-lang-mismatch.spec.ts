import { expect } from 'chai';
import { hreflangHtmlLangMismatch } from '../../../../../domain/seo/checks/hreflang/html-lang-mismatch.js';
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
  hreflangHtmlLangMismatch.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/html-lang-mismatch', () => {
  it('fires when the page is another language than it says', () => {
    expect(judge(set(['de', '/page'], ['en', '/en']))).to.deep.equal([
      { url, observed: 'hreflang de, html lang en', expected: 'the same language' },
    ]);
  });

  it('leaves the same language, other region alone', () => {
    expect(judge(set(['en-GB', '/page']))).to.deep.equal([]);
  });

  it('leaves x-default for the page alone', () => {
    expect(judge(set(['x-default', '/page']))).to.deep.equal([]);
  });

  it('leaves one of two own entries that fits alone', () => {
    expect(judge(set(['de', '/page'], ['en', '/page']))).to.deep.equal([]);
  });

  it('leaves a page without lang alone', () => {
    expect(judge('<!DOCTYPE html><title>A</title><link rel="alternate" hreflang="de" href="/page">')).to.deep.equal([]);
  });
});
