import { expect } from 'chai';
import { sitemapUrlNoindex } from '../../../../../domain/seo/checks/sitemap/url-noindex.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const page = (path: string, html = '<title>Page</title>', overrides: Parameters<typeof pageFrom>[1] = {}) =>
  pageFrom(html, { url: `https://site.example${path}`, ...overrides });
const judge = (entries: string[], pages: ReturnType<typeof page>[], more: Parameters<typeof sitemapFrom>[0] = {}) =>
  sitemapUrlNoindex.judge(
    siteFrom(pages, { sitemap: sitemapFrom({ entries: entries.map((path) => sitemapEntry(path)), ...more }) }),
    context(),
  );

describe('[U] sitemap/url-noindex', () => {
  it('fires on a listed noindex page, by meta or header', () => {
    expect(
      judge(
        ['/a', '/b'],
        [
          page('/a', '<meta name="robots" content="noindex">'),
          page('/b', 'Hi', { headers: { 'x-robots-tag': 'noindex' } }),
        ],
      ),
    ).to.deep.equal(
      ['a', 'b'].map((path) => ({
        url: `https://site.example/${path}`,
        observed: 'noindex',
        expected: 'an indexable page',
        where: 'robots meta or X-Robots-Tag',
      })),
    );
  });

  it('does not mind a noindex page that is not listed', () => {
    expect(judge(['/b'], [page('/a', '<meta name="robots" content="noindex">'), page('/b')])).to.deep.equal([]);
  });
});
