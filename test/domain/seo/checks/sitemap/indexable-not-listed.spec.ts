import { expect } from 'chai';
import { sitemapIndexableNotListed } from '../../../../../domain/seo/checks/sitemap/indexable-not-listed.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const page = (path: string, html = '<title>Page</title>', overrides: Parameters<typeof pageFrom>[1] = {}) =>
  pageFrom(html, { url: `https://site.example${path}`, ...overrides });
const judge = (entries: string[], pages: ReturnType<typeof page>[], more: Parameters<typeof sitemapFrom>[0] = {}) =>
  sitemapIndexableNotListed.judge(
    siteFrom(pages, { sitemap: sitemapFrom({ entries: entries.map((path) => sitemapEntry(path)), ...more }) }),
    context(),
  );

describe('[U] sitemap/indexable-not-listed', () => {
  it('fires on an indexable page that is missing', () => {
    expect(judge(['/a'], [page('/a'), page('/b')])).to.deep.equal([
      { url: 'https://site.example/b', observed: 'not listed', expected: 'an entry', where: 'sitemap' },
    ]);
  });

  it('does not miss pages that are not indexable', () => {
    expect(
      judge(
        ['/a'],
        [page('/a'), page('/b', '<meta name="robots" content="noindex">'), page('/c', '', { status: 404 })],
      ),
    ).to.deep.equal([]);
  });

  it('says nothing when not every entry was seen', () => {
    expect([
      judge(['/a'], [page('/b')], { incomplete: true }),
      judge(['/a'], [page('/b')], { url_count: 60_000 }),
      judge([], [page('/b')]),
    ]).to.deep.equal([[], [], []]);
  });
});
