import { expect } from 'chai';
import { sitemapUnescaped } from '../../../../../domain/seo/checks/sitemap/unescaped.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapUnescaped.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/unescaped', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'unescaped', line: 4, value: '/a?b=1&c=2' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { unescaped: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([{ url, observed: '/a?b=1&c=2', where: 'line 4', expected: '&amp; instead of &', count: 120 }]);
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
