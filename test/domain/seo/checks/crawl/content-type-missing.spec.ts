import { expect } from 'chai';
import { crawlContentTypeMissing } from '../../../../../domain/seo/checks/crawl/content-type-missing.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlContentTypeMissing.judge(pageFrom(html, overrides), context());

describe('[U] crawl/content-type-missing', () => {
  it('fires for a 200 answer with a body and no type', () => {
    expect(judge(htmlPage(), { fetch: { media_type: null, body_bytes: 120 } })).to.deep.equal([
      { url, observed: 'none, with 120 bytes of body', expected: 'a media type', where: 'Content-Type header' },
    ]);
  });

  it('leaves an empty body, other statuses and a given type alone', () => {
    expect(judge('', { fetch: { media_type: null, body_bytes: 0 } })).to.deep.equal([]);
    expect(judge('', { status: 404, fetch: { media_type: null, body_bytes: 9 } })).to.deep.equal([]);
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
