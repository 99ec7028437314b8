import { expect } from 'chai';
import { sitemapUrlRedirect } from '../../../../../domain/seo/checks/sitemap/url-redirect.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const page = (path: string, html = '<title>Page</title>', overrides: Parameters<typeof pageFrom>[1] = {}) =>
  pageFrom(html, { url: `https://site.example${path}`, ...overrides });
const judge = (entries: string[], pages: ReturnType<typeof page>[], more: Parameters<typeof sitemapFrom>[0] = {}) =>
  sitemapUrlRedirect.judge(
    siteFrom(pages, { sitemap: sitemapFrom({ entries: entries.map((path) => sitemapEntry(path)), ...more }) }),
    context(),
  );

describe('[U] sitemap/url-redirect', () => {
  it('fires on a listed redirect', () => {
    expect(
      judge(['/a'], [page('/a', '', { status: 301, fetch: { redirect_url: 'https://site.example/b' } }), page('/b')]),
    ).to.deep.equal([
      { url: 'https://site.example/a', observed: '301 → https://site.example/b', expected: '200', where: 'sitemap' },
    ]);
  });

  it('reads the sample of what was not crawled, and nothing twice', () => {
    expect(
      judge(['/a'], [page('/a')], {
        sampled: [
          { url: 'https://site.example/c', status: 302, redirect_url: 'https://site.example/d' },
          { url: 'https://site.example/a', status: 301, redirect_url: 'https://site.example/b' },
        ],
      }).map(({ url }) => url),
    ).to.deep.equal(['https://site.example/c']);
  });

  it('does not mind a redirect that is not listed', () => {
    expect(
      judge(['/b'], [page('/a', '', { status: 301, fetch: { redirect_url: 'https://site.example/b' } }), page('/b')]),
    ).to.deep.equal([]);
  });
});
