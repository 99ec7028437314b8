import { expect } from 'chai';
import { sitemapHttpOnHttps } from '../../../../../domain/seo/checks/sitemap/http-on-https.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapHttpOnHttps.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/http-on-https', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'http_on_https', line: 4, value: 'http://site.example/a' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { http_on_https: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([
      { url, observed: 'http://site.example/a', where: 'line 4', expected: 'https addresses', count: 120 },
    ]);
  });

  it('is silent on other errors', () => {
    expect(
      judge({ faults: [{ kind: 'wrong_host', line: 9, value: 'other' }], error_counts: { wrong_host: 1 } }),
    ).to.deep.equal([]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
