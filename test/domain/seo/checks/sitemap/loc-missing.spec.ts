import { expect } from 'chai';
import { sitemapLocMissing } from '../../../../../domain/seo/checks/sitemap/loc-missing.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapLocMissing.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/loc-missing', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'loc_missing', line: 4, value: '<url> without loc' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { loc_missing: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([
      { url, observed: '<url> without loc', where: 'line 4', expected: 'one loc in each entry', count: 120 },
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
