import { expect } from 'chai';
import { crawlBodyTruncated } from '../../../../../domain/seo/checks/crawl/body-truncated.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlBodyTruncated.judge(pageFrom(html, overrides), context());

describe('[U] crawl/body-truncated', () => {
  it('fires when the body was cut', () => {
    expect(judge(htmlPage(), { fetch: { truncated: true, body_bytes: 10_485_760 } })).to.deep.equal([
      { url, observed: 'cut after 10,485,760 bytes', expected: 'a body read to its end' },
    ]);
  });

  it('leaves a body read to its end alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
