import { expect } from 'chai';
import { sitemapPriorityChangefreq } from '../../../../../domain/seo/checks/sitemap/priority-changefreq.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapPriorityChangefreq.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/priority-changefreq', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'priority_invalid', line: 4, value: '7' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { priority_invalid: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([{ url, observed: '7', where: 'line 4', expected: '0.0 to 1.0, and always … never', count: 120 }]);
  });

  it('adds up both kinds', () => {
    expect(
      judge({ error_counts: { priority_invalid: 2, changefreq_invalid: 3 } }).map(({ count, observed }) => [
        count,
        observed,
      ]),
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
