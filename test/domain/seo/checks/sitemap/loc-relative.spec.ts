import { expect } from 'chai';
import { sitemapLocRelative } from '../../../../../domain/seo/checks/sitemap/loc-relative.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapLocRelative.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/loc-relative', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'loc_relative', line: 4, value: '/a' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { loc_relative: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([{ url, observed: '/a', where: 'line 4', expected: 'an absolute http(s) address', count: 120 }]);
  });

  it('adds up both kinds', () => {
    expect(
      judge({ error_counts: { loc_relative: 2, loc_invalid: 3 } }).map(({ count, observed }) => [count, observed]),
    ).to.deep.equal([[5, '5 entries']]);
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
