import { expect } from 'chai';
import { sitemapNotUtf8 } from '../../../../../domain/seo/checks/sitemap/not-utf8.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapNotUtf8.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/not-utf8', () => {
  it('fires on other bytes', () => {
    expect(judge({ valid_utf8: false })).to.deep.equal([
      { url, observed: 'bytes that are not UTF-8', expected: 'UTF-8' },
    ]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
