import { expect } from 'chai';
import { sitemapGzMislabelled } from '../../../../../domain/seo/checks/sitemap/gz-mislabelled.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (...files: Parameters<typeof sitemapFile>[0][]) =>
  sitemapGzMislabelled.judge(
    siteFrom([], { sitemap: sitemapFrom({ files: files.map((file) => sitemapFile(file)) }) }),
    context(),
  );

describe('[U] sitemap/gz-mislabelled', () => {
  it('fires on plain bytes under a gzip name', () => {
    expect(judge({ gzip_mislabelled: true })).to.deep.equal([
      { url, observed: 'plain bytes under a gzip name or header', expected: 'bytes as named' },
    ]);
  });

  it('fires on gzip bytes under another name', () => {
    expect(judge({ gzip: true, gzip_mislabelled: true }).map(({ observed }) => observed)).to.deep.equal([
      'gzip bytes without the name or header',
    ]);
  });

  it('accepts what is named rightly', () => {
    expect(judge({ gzip: true }, {})).to.deep.equal([]);
  });
});
