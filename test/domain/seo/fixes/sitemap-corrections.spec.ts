import { expect } from 'chai';
import { sitemapCorrections } from '../../../../domain/seo/fixes/sitemap-corrections.js';
import { write } from '../../../support/fix-cases.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string, head = '') => pageFrom(htmlPage(`<p>${path}</p>`, head), { url: url(path) });
const pages = [
  page('/'),
  page('/new'),
  page('/hidden', '<meta name="robots" content="noindex">'),
  page('/list?sort=1', `<link rel="canonical" href="${url('/list')}">`),
  page('/list'),
  redirectPage(url('/old'), url('/new')),
  pageFrom('', { url: url('/gone'), status: 404 }),
  pageFrom('', { url: url('/closed'), allowed: false }),
];
const corrections = (...listed: string[]) =>
  write(sitemapCorrections, pages, { sitemap: sitemapFrom({ entries: listed.map((path) => sitemapEntry(path)) }) });

describe('[U] sitemap corrections', () => {
  it('remove what cannot be indexed and replace what means a page that can', () => {
    const [snippet] = corrections('/', '/hidden', '/list?sort=1', '/old', '/gone', '/closed');
    expect(snippet?.url).to.equal(url('/sitemap.xml'));
    expect(snippet?.code.split('\n').map((line) => line.replaceAll('https://site.example', ''))).to.deep.equal([
      '/hidden',
      '  -> (remove)',
      '/list?sort=1',
      '  -> /list',
      '/old',
      '  -> /new',
      '/gone',
      '  -> (remove)',
      '/closed',
      '  -> (remove)',
    ]);
  });

  it('do not list a page twice', () => {
    expect(corrections('/', '/new', '/old')[0]?.code).to.equal(`${url('/old')}\n  -> (remove)`);
  });

  it('write the file anew where nothing of it would be left', () => {
    expect(corrections('/gone', '/hidden')[0]?.code).to.match(/^<\?xml/);
  });

  it('find nothing to correct in a sitemap of indexable pages', () => {
    expect(corrections('/', '/new')).to.deep.equal([]);
  });
});
