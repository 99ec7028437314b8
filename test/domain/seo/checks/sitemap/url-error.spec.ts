import { expect } from 'chai';
import { sitemapUrlError } from '../../../../../domain/seo/checks/sitemap/url-error.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const page = (path: string, html = '<title>Page</title>', overrides: Parameters<typeof pageFrom>[1] = {}) =>
  pageFrom(html, { url: `https://site.example${path}`, ...overrides });
const judge = (entries: string[], pages: ReturnType<typeof page>[], more: Parameters<typeof sitemapFrom>[0] = {}) =>
  sitemapUrlError.judge(
    siteFrom(pages, { sitemap: sitemapFrom({ entries: entries.map((path) => sitemapEntry(path)), ...more }) }),
    context(),
  );

describe('[U] sitemap/url-error', () => {
  it('fires on a listed page in error and on one without an answer', () => {
    expect(
      judge(
        ['/a', '/b'],
        [
          page('/a', '', { status: 404 }),
          page('/b', '', { status: 0, fetch: { error: { kind: 'timeout', message: '30 s' } } }),
        ],
      ),
    ).to.deep.equal([
      { url: 'https://site.example/a', observed: '404', expected: '200', where: 'sitemap' },
      { url: 'https://site.example/b', observed: 'no answer (timeout: 30 s)', expected: '200', where: 'sitemap' },
    ]);
  });

  it('reads the sample of what was not crawled', () => {
    expect(
      judge(['/a'], [], { sampled: [{ url: 'https://site.example/a', status: 500, redirect_url: null }] }).map(
        ({ observed }) => observed,
      ),
    ).to.deep.equal(['500']);
  });

  it('does not call bot walls and rate limits errors', () => {
    expect(judge(['/a', '/b'], [page('/a', '', { status: 403 }), page('/b', '', { status: 429 })])).to.deep.equal([]);
  });

  it('does not mind an error that is not listed, nor a good page', () => {
    expect(judge(['/a'], [page('/a'), page('/b', '', { status: 404 })])).to.deep.equal([]);
  });
});
