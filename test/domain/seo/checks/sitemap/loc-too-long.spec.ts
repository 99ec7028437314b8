import { expect } from 'chai';
import { sitemapLocTooLong } from '../../../../../domain/seo/checks/sitemap/loc-too-long.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapLocTooLong.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/loc-too-long', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'loc_too_long', line: 4, value: 'https://site.example/aaaa' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { loc_too_long: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([
      { url, observed: 'https://site.example/aaaa', where: 'line 4', expected: 'under 2,048 characters', count: 120 },
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
