import { expect } from 'chai';
import { crawlContentTypeMismatch } from '../../../../../domain/seo/checks/crawl/content-type-mismatch.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlContentTypeMismatch.judge(pageFrom(html, overrides), context());

describe('[U] crawl/content-type-mismatch', () => {
  it('fires for HTML sent as plain text', () => {
    expect(judge(htmlPage(), { headers: { 'content-type': 'text/plain' } })).to.deep.equal([
      { url, observed: 'text/plain, but the body is HTML', where: 'Content-Type header' },
    ]);
  });

  it('fires for an image sent as HTML', () => {
    const found = judge('\uFFFDPNG \uFFFD\uFFFD IHDR', { url: 'https://site.example/logo.png' });
    expect(found).to.deep.equal([
      {
        url: 'https://site.example/logo.png',
        observed: 'text/html, but the body is no HTML document',
        where: 'Content-Type header',
      },
    ]);
  });

  it('leaves a page about an image file alone', () => {
    expect(judge(htmlPage(), { url: 'https://site.example/wiki/File:logo.png' })).to.deep.equal([]);
  });

  it('leaves XHTML alone', () => {
    expect(judge(htmlPage(), { headers: { 'content-type': 'application/xhtml+xml' } })).to.deep.equal([]);
  });
});
