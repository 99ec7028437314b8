import { expect } from 'chai';
import { sitemapUrlBlocked } from '../../../../../domain/seo/checks/sitemap/url-blocked.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const page = (path: string, html = '<title>Page</title>', overrides: Parameters<typeof pageFrom>[1] = {}) =>
  pageFrom(html, { url: `https://site.example${path}`, ...overrides });
const judge = (entries: string[], pages: ReturnType<typeof page>[], more: Parameters<typeof sitemapFrom>[0] = {}) =>
  sitemapUrlBlocked.judge(
    siteFrom(pages, { sitemap: sitemapFrom({ entries: entries.map((path) => sitemapEntry(path)), ...more }) }),
    context(),
  );

describe('[U] sitemap/url-blocked', () => {
  it('fires on a listed address that robots.txt forbids', () => {
    expect(judge(['/a'], [page('/a', '', { allowed: false, status: 0 })])).to.deep.equal([
      { url: 'https://site.example/a', observed: 'disallowed', expected: 'an allowed address', where: 'robots.txt' },
    ]);
  });

  it('does not mind a forbidden address that is not listed', () => {
    expect(judge(['/b'], [page('/a', '', { allowed: false, status: 0 }), page('/b')])).to.deep.equal([]);
  });
});
