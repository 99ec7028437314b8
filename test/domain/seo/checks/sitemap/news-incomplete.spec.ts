import { expect } from 'chai';
import { sitemapNewsIncomplete } from '../../../../../domain/seo/checks/sitemap/news-incomplete.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapNewsIncomplete.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/news-incomplete', () => {
  it('tells all cases of a file as one finding, with lines and the full number', () => {
    expect(
      judge({
        faults: [
          { kind: 'news_incomplete', line: 4, value: 'no title' },
          { kind: 'wrong_host', line: 9, value: 'other' },
        ],
        error_counts: { news_incomplete: 120, wrong_host: 1 },
      }),
    ).to.deep.equal([
      {
        url,
        observed: 'no title',
        where: 'line 4',
        expected: 'name, language, publication_date and title',
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
