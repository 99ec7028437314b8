import { expect } from 'chai';
import { sitemapEmpty } from '../../../../../domain/seo/checks/sitemap/empty.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapEmpty.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/empty', () => {
  it('fires on a file without addresses', () => {
    expect(judge({ url_count: 0 })).to.deep.equal([{ url, observed: 'no loc', expected: 'at least one address' }]);
  });

  it('accepts an index, which has files instead', () => {
    expect(judge({ kind: 'index', url_count: 0, child_count: 2 })).to.deep.equal([]);
  });

  it('leaves broken XML and entries without loc to their own checks', () => {
    expect(
      judge({ url_count: 0, xml_error: { line: 1, message: 'x' } }, { url_count: 0, error_counts: { loc_missing: 3 } }),
    ).to.deep.equal([]);
  });

  it('is silent on a faultless file', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
