import { expect } from 'chai';
import { correctEntries } from '../../../../domain/seo/fixes/correct-entries.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const moved = (path: string, to: string) =>
  pageFrom('', { url: url(path), status: 301, fetch: { redirect_url: url(to) }, headers: { location: to } });

describe('[U] correct entries', () => {
  const pages = [
    pageFrom(htmlPage(), { url: url('/') }),
    pageFrom(htmlPage(), { url: url('/new') }),
    moved('/old', '/new'),
    moved('/older', '/new'),
    pageFrom(htmlPage('<p>a</p>', '<meta name="robots" content="noindex">'), { url: url('/cart') }),
    pageFrom('', { url: url('/gone'), status: 404 }),
  ];
  const corrections = (listed: string[]) =>
    correctEntries(siteFrom(pages, { sitemap: sitemapFrom({ entries: listed.map((path) => sitemapEntry(path)) }) }));

  it('replaces a redirect by where it leads, once, and takes out what cannot be listed', () => {
    expect(corrections(['/', '/old', '/older', '/cart', '/gone'])).to.deep.equal([
      { url: url('/old'), replacement: url('/new') },
      { url: url('/older'), replacement: null },
      { url: url('/cart'), replacement: null },
      { url: url('/gone'), replacement: null },
    ]);
  });

  it('names nothing that is listed already, and nothing that it does not know', () => {
    expect(corrections(['/new', '/old', '/unknown'])).to.deep.equal([{ url: url('/old'), replacement: null }]);
  });
});
