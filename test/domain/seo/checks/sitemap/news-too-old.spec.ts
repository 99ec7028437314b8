import { expect } from 'chai';
import { sitemapNewsTooOld } from '../../../../../domain/seo/checks/sitemap/news-too-old.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapNewsTooOld.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/news-too-old', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'news_too_old', line: 4, value: '2026-01-01' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { news_too_old: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([
      {
        url,
        observed: '2026-01-01',
        where: 'line 4',
        expected: 'at most 1,000 entries of the last 48 hours',
        count: 120,
      },
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
