import { expect } from 'chai';
import { crawlHtmlTooLarge } from '../../../../../domain/seo/checks/crawl/html-too-large.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlHtmlTooLarge.judge(pageFrom(html, overrides), context());

describe('[U] crawl/html-too-large', () => {
  it('fires above 2,000,000 bytes', () => {
    expect(judge(htmlPage(), { fetch: { body_bytes: 2_000_001 } })).to.deep.equal([
      { url, observed: '2,000,001 bytes', expected: 'at most 2,000,000 bytes' },
    ]);
  });

  it('leaves 2,000,000 bytes alone', () => {
    expect(judge(htmlPage(), { fetch: { body_bytes: 2_000_000 } })).to.deep.equal([]);
  });
});
