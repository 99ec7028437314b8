import { expect } from 'chai';
import { sitemapIndexTooMany } from '../../../../../domain/seo/checks/sitemap/index-too-many.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapIndexTooMany.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/index-too-many', () => {
  it('fires at 50,001 files', () => {
    expect(judge({ kind: 'index', child_count: 50_001 })).to.deep.equal([
      { url, observed: '50,001 files', expected: 'at most 50,000' },
    ]);
  });

  it('accepts 50,000', () => {
    expect(judge({ kind: 'index', child_count: 50_000 })).to.deep.equal([]);
  });
});
