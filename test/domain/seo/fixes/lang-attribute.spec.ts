import { expect } from 'chai';
import { langAttribute } from '../../../../domain/seo/fixes/lang-attribute.js';
import { write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

const url = 'https://site.example/a';
const codes = (html: string, site = {}) =>
  write(langAttribute, [pageFrom(html, { url })], site).map(({ code }) => code);

describe('[U] lang attribute', () => {
  it('repairs a tag that is nearly right', () => {
    expect(codes('<html lang="en_US">')).to.deep.equal(['<html lang="en-US">']);
  });

  it('takes what the page calls itself by hreflang', () => {
    expect(codes(`<link rel="alternate" hreflang="de-AT" href="${url}">`)).to.deep.equal(['<html lang="de-AT">']);
  });

  it('takes what a browser read', () => {
    const html =
      '<main><p>The boots are made of leather and they keep the feet dry when it is raining and you walk in the snow.</p></main>';
    const rendered = [renderedPage({ url, rendered: html })];
    expect(codes('<p>Text</p>', { rendered })).to.deep.equal(['<html lang="en">']);
  });

  it('says nothing when no one knows', () => {
    expect(codes('<html lang="&quot;><script>">')).to.deep.equal([]);
    expect(codes('<p>Text</p>')).to.deep.equal([]);
  });
});
