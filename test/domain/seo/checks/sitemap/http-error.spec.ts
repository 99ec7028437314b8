import { expect } from 'chai';
import { sitemapHttpError } from '../../../../../domain/seo/checks/sitemap/http-error.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapHttpError.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/http-error', () => {
  it('fires on a file of robots.txt that is gone', () => {
    expect(judge({ status: 410, kind: 'unknown' })).to.deep.equal([
      { url, observed: 'status 410', expected: '200', where: 'robots.txt' },
    ]);
  });

  it('tells why nothing answered and which index names the file', () => {
    expect(
      judge({
        source: 'index',
        parent_url: 'https://site.example/index.xml',
        status: 0,
        error: { kind: 'timeout', message: '30 s' },
      }),
    ).to.deep.equal([
      { url, observed: 'no answer (timeout: 30 s)', expected: '200', where: 'https://site.example/index.xml' },
    ]);
  });

  it('does not blame places that were only guessed', () => {
    expect(judge({ source: 'well_known', status: 404 })).to.deep.equal([]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
