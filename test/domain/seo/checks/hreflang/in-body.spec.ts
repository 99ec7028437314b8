import { expect } from 'chai';
import { hreflangInBody } from '../../../../../domain/seo/checks/hreflang/in-body.js';
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
  hreflangInBody.judge(pageFrom(html, overrides), context());

describe('[U] hreflang/in-body', () => {
  it('fires after an element that ends the head', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>A</title><div>Ad</div><link rel="alternate" hreflang="de" href="/de"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'de: /de', count: 1, expected: 'in the head', where: 'body; the head was ended by <div>' },
    ]);
  });

  it('leaves one in the head alone', () => {
    expect(judge(set(['de', '/de']))).to.deep.equal([]);
  });
});
