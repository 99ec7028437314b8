import { expect } from 'chai';
import { crawlUnknownContentEncoding } from '../../../../../domain/seo/checks/crawl/unknown-content-encoding.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

describe('[U] crawl/unknown-content-encoding', () => {
  const sent = (coding: string) =>
    crawlUnknownContentEncoding.judge(pageFrom(htmlPage(), { headers: { 'content-encoding': coding } }), context());

  it('names what the header says', () => {
    expect(sent('none')).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: '"none"',
        expected: 'gzip, br or deflate, or no header',
        where: 'Content-Encoding header',
      },
    ]);
    expect(sent('aws-chunked, gzip').map(({ observed }) => observed)).to.deep.equal(['"aws-chunked"']);
    expect(sent('UTF-8, UTF-8, binary').map(({ observed }) => observed)).to.deep.equal(['"UTF-8", "binary"']);
    expect(sent('x'.repeat(500))[0]?.observed).to.have.length(42);
  });

  it('leaves codings, identity and an empty header alone', () => {
    for (const coding of ['gzip', 'x-gzip', 'BR', 'deflate', 'gzip, br', 'identity', '', ' , ']) {
      expect(sent(coding), coding).to.deep.equal([]);
    }
    expect(crawlUnknownContentEncoding.judge(pageFrom(htmlPage()), context())).to.deep.equal([]);
  });
});
