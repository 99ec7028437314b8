import { expect } from 'chai';
import { readableFiles } from '../../../../domain/seo/checks/sitemap-files.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapFile, sitemapFrom } from '../../../support/sites/sitemaps.js';

describe('[U] sitemap-files', () => {
  it('keeps files that answered with something a search engine reads', () => {
    const files = [
      sitemapFile({ url: 'https://site.example/good.xml', xml_error: { line: 9, message: 'cut off' } }),
      sitemapFile({ url: 'https://site.example/gone.xml', status: 404 }),
      sitemapFile({ url: 'https://site.example/app.html', kind: 'unknown' }),
      sitemapFile({ url: 'https://site.example/cut.xml', error: { kind: 'reset', message: 'closed' } }),
      sitemapFile({ url: 'https://site.example/feed.xml', kind: 'atom' }),
    ];
    const kept = readableFiles(siteFrom([], { sitemap: sitemapFrom({ files }) })).map(({ url }) => url.slice(21));
    expect(kept).to.deep.equal(['good.xml', 'feed.xml']);
  });

  it('keeps nothing when no search was made', () => {
    expect(readableFiles(siteFrom([]))).to.deep.equal([]);
  });
});
