import { expect } from 'chai';
import { crawlPdfTooLarge } from '../../../../../domain/seo/checks/crawl/pdf-too-large.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/a.pdf';

function judge(length: string, type = 'application/pdf', status = 200) {
  const home = pageFrom('<a href="/a.pdf">PDF</a>', { url: 'https://site.example/' });
  const headers = { 'content-type': type, 'content-length': length };
  return crawlPdfTooLarge.judge(siteFrom([home, pageFrom('', { url, headers, status })]), context());
}

describe('[U] crawl/pdf-too-large', () => {
  it('fires over 30 MB and is medium over 60 MB', () => {
    const finding = {
      url,
      expected: 'at most 30 MB',
      where: 'Content-Length header',
      related_urls: ['https://site.example/'],
    };
    expect(judge('31000000')).to.deep.equal([{ ...finding, observed: '31 MB' }]);
    expect(judge('60500000')).to.deep.equal([{ ...finding, observed: '60.5 MB', severity: 'medium' }]);
  });

  it('leaves smaller ones, other files, errors and unknown sizes alone', () => {
    expect(judge('30000000')).to.deep.equal([]);
    expect(judge('90000000', 'video/mp4')).to.deep.equal([]);
    expect(judge('90000000', 'application/pdf', 404)).to.deep.equal([]);
    expect(judge('')).to.deep.equal([]);
  });
});
