import { expect } from 'chai';
import { crawlNoCompression } from '../../../../../domain/seo/checks/crawl/no-compression.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlNoCompression.judge(pageFrom(html, overrides), context());

describe('[U] crawl/no-compression', () => {
  const sent = (bytes: number, headers: Record<string, string> = {}) =>
    judge(htmlPage(), { headers, fetch: { body_bytes: bytes } });

  it('fires above 1,024 bytes without a content coding', () => {
    expect(sent(1025)).to.deep.equal([
      {
        url,
        observed: '1,025 bytes of text/html sent as they are',
        expected: 'br, zstd or gzip',
        where: 'Content-Encoding header',
      },
    ]);
    expect(sent(1025, { 'content-encoding': 'identity' })).to.have.length(1);
  });

  it('leaves small and compressed answers alone', () => {
    expect(sent(1024)).to.deep.equal([]);
    for (const coding of ['br', 'gzip', 'zstd', 'deflate']) {
      expect(sent(5000, { 'content-encoding': coding })).to.deep.equal([]);
    }
  });

  it('leaves types that are compressed already alone', () => {
    const image = { headers: { 'content-type': 'image/png' }, fetch: { media_type: 'image/png', body_bytes: 9000 } };
    expect(judge('', image)).to.deep.equal([]);
  });
});
