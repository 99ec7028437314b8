import { expect } from 'chai';
import { parsePage } from '../../../../../activities/crawl/read/parse-page.js';
import { crawlCharsetMojibake } from '../../../../../domain/seo/checks/crawl/charset-mojibake.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlCharsetMojibake.judge(pageFrom(html, overrides), context());

describe('[U] crawl/charset-mojibake', () => {
  it('fires for text that was decoded twice', () => {
    expect(judge(htmlPage('<p>Le cafÃ© est fermÃ©.</p>'))).to.deep.equal([
      { url, observed: '2 broken sequences in the text', expected: '0', count: 2 },
    ]);
  });

  it('fires for bytes that are not in the encoding of the page', () => {
    const bytes = Buffer.concat([
      Buffer.from('<title>A</title><p>caf'),
      Buffer.from([0xe9, 0x2e, 0xff, 0x41]),
      Buffer.from('</p>'),
    ]);
    const html = parsePage({ url, body: bytes, contentType: 'text/html; charset=utf-8', targetKeywords: [] });
    expect(crawlCharsetMojibake.judge({ ...pageFrom(htmlPage()), html }, context())).to.deep.equal([
      { url, observed: '2 broken sequences in the text', expected: '0', count: 2 },
    ]);
  });

  it('leaves accents in place alone', () => {
    expect(judge(htmlPage('<p>Le café est fermé, São Paulo, ÃO.</p>'))).to.deep.equal([]);
  });
});
