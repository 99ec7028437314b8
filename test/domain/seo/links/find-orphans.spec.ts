import { expect } from 'chai';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import type { SiteArtifacts } from '../../../../domain/seo/checks/check.js';
import { findOrphans, type OrphanInput } from '../../../../domain/seo/links/find-orphans.js';
import { figures, pageDays, searchData } from '../../../support/samples/search-figures.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string, body = ''): PageArtifact => pageFrom(htmlPage(body), { url: url(path) });
const pages = [
  page('/', '<a href="/a">a</a>'),
  page('/a'),
  { ...page('/lost', '<a href="/child">child</a>'), depth: null },
  { ...page('/child'), depth: null },
  redirectPage(url('/moved'), url('/a')),
  { ...page('/version'), source: 'reference' as const, depth: null },
  pageFrom(htmlPage(), { url: url('/gone'), status: 404 }),
];
const listing = ['/', '/a', '/lost', '/child', '/moved', '/gone'];
const sitemap = sitemapFrom({ entries: listing.map((path) => sitemapEntry(path)) });
const day = (path: string, clicks: number) => ({
  ...pageDays('', figures(clicks, 900), figures(clicks, 900)),
  url: path.startsWith('/') ? url(path) : path,
});

function find(overrides: Partial<SiteArtifacts> = {}, input: Partial<OrphanInput> = {}) {
  const site = siteFrom(pages, { sitemap, ...overrides });
  return findOrphans({ site, unreliable: null, not_followed: null, ...input });
}
const listed = ({ rows }: ReturnType<typeof find>) =>
  rows.map((row) => `${row.url.replace(url(''), '')}: ${row.sources.join(', ')}`);

describe('[U] find orphans', () => {
  it('lists what sitemaps and other pages name and no link from the start page leads to', () => {
    const found = find();
    expect(listed(found)).to.deep.equal(['/child: sitemap', '/gone: sitemap', '/lost: sitemap', '/version: reference']);
    expect(found.rows[0]).to.deep.equal({
      url: url('/child'),
      sources: ['sitemap'],
      status: 200,
      indexable: true,
      title: 'A page of the site',
      unique_inlinks: 1,
      clicks: null,
      sessions: null,
    });
    expect(found.rows[1]).to.include({ status: 404, indexable: false });
    expect(found.report).to.deep.include({ is_certain: true, reason: null, orphans: 4 });
    expect(found.report.sources.map(({ source, urls, orphans }) => [source, urls, orphans])).to.deep.equal([
      ['sitemap', 6, 3],
      ['search_console', 0, 0],
      ['analytics', 0, 0],
      ['reference', 1, 1],
    ]);
    expect(found.report.sources.map(({ missing }) => missing === null)).to.deep.equal([true, false, false, true]);
  });

  it('names all sources of a URL, with clicks and visits, most of them first', () => {
    const search_data = searchData({
      page_days: [day('/lost', 3), day('/a', 90), day('/landing#:~:text=x', 30), day('https://other.example/', 9)],
      seen_pages: [url('/seen'), url('/a?utm_source=mail')],
    });
    const landing_pages = [
      { url: url('/lost'), sessions: 50 },
      { url: url('/campaign'), sessions: 7 },
    ];
    const found = find({ search_data, sitemap: null, landing_pages });
    expect(listed(found)).to.deep.equal([
      '/lost: search_console, analytics',
      '/landing: search_console',
      '/campaign: analytics',
      '/seen: search_console',
      '/version: reference',
    ]);
    expect(found.rows[0]).to.include({ clicks: 3, sessions: 50 });
    expect(found.rows[2]).to.include({ clicks: 0, sessions: 7, status: null, indexable: null });
    expect(found.report.sources[0]).to.include({ source: 'sitemap', missing: 'No sitemap with URLs was read' });
    expect(found.report.sources[1]).to.include({ missing: null, urls: 5, orphans: 3 });
  });

  it('lists nothing where the crawl was incomplete, and says why', () => {
    const found = find({ links_incomplete: true }, { not_followed: '9 URLs were found but not crawled: 9 too deep.' });
    expect(found.rows).to.deep.equal([]);
    expect(found.report).to.deep.include({ is_certain: false, orphans: 0 });
    expect(found.report.reason).to.equal(
      'The crawl is incomplete, so pages that were not read may link to them. ' +
        '9 URLs were found but not crawled: 9 too deep. Raise the limits to list orphan pages.',
    );
    expect(found.report.sources[0]).to.include({ urls: 6, orphans: 0 });
  });

  it('lists nothing where scripts add links that the crawl has not seen', () => {
    const found = find({}, { unreliable: 'not reliable without rendering.' });
    expect(found.rows).to.deep.equal([]);
    expect(found.report).to.include({ is_certain: false, reason: 'not reliable without rendering.' });
  });
});
