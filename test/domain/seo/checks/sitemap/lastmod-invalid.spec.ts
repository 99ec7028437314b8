import { expect } from 'chai';
import { sitemapLastmodInvalid } from '../../../../../domain/seo/checks/sitemap/lastmod-invalid.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapLastmodInvalid.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/lastmod-invalid', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'lastmod_invalid', line: 4, value: 'yesterday' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { lastmod_invalid: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([{ url, observed: 'yesterday', where: 'line 4', expected: 'a W3C date-time', count: 120 }]);
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
