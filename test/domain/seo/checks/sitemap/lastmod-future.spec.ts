import { expect } from 'chai';
import { sitemapLastmodFuture } from '../../../../../domain/seo/checks/sitemap/lastmod-future.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapLastmodFuture.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/lastmod-future', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'lastmod_future', line: 4, value: '2031-01-01' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { lastmod_future: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([{ url, observed: '2031-01-01', where: 'line 4', expected: 'a date in the past', count: 120 }]);
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
