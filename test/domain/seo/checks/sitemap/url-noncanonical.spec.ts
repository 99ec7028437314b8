import { expect } from 'chai';
import { sitemapUrlNoncanonical } from '../../../../../domain/seo/checks/sitemap/url-noncanonical.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const page = (path: string, html = '<title>Page</title>', overrides: Parameters<typeof pageFrom>[1] = {}) =>
  pageFrom(html, { url: `https://site.example${path}`, ...overrides });
const judge = (entries: string[], pages: ReturnType<typeof page>[], more: Parameters<typeof sitemapFrom>[0] = {}) =>
  sitemapUrlNoncanonical.judge(
    siteFrom(pages, { sitemap: sitemapFrom({ entries: entries.map((path) => sitemapEntry(path)), ...more }) }),
    context(),
  );

describe('[U] sitemap/url-noncanonical', () => {
  it('fires on a listed page with another canonical', () => {
    expect(judge(['/a'], [page('/a', '<link rel="canonical" href="https://site.example/b">')])).to.deep.equal([
      {
        url: 'https://site.example/a',
        observed: 'canonical https://site.example/b',
        expected: 'a page that is its own canonical',
        where: 'sitemap',
      },
    ]);
  });

  it('accepts a page that is its own canonical or names none', () => {
    expect(
      judge(['/a', '/b'], [page('/a', '<link rel="canonical" href="https://site.example/a">'), page('/b')]),
    ).to.deep.equal([]);
  });
});
