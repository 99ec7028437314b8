import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const ORIGIN = 'https://site.example';
const paths = ['/', '/a', '/b', '/c', '/d', '/e'];
const nav = `<nav>${paths.map((path) => `<a href="${path}">${path}</a>`).join('')}</nav>`;
const META = '<meta name="robots" content="noindex">';
const pages = (head: (path: string) => string, headers: Record<string, string> = {}) =>
  paths.map((path) => pageFrom(htmlPage(`${nav}<p>${path}</p>`, head(path)), { url: ORIGIN + path, headers }));
const sitemap = sitemapFrom({ entries: paths.map((path) => sitemapEntry(path)) });

describe('[U] site noindex', () => {
  it('joins every finding of the noindex pages to the setting', () => {
    const { cause, rest } = explainedSite(
      pages(() => META),
      { sitemap },
    );
    const found = cause('index/noindex');
    expect(found).to.include({ title: '6 pages of 6 are noindex: the site is out of search', pages: 6, loss: 1 });
    const symptoms = found?.explains.symptoms.map(({ check_id }) => check_id);
    expect(symptoms).to.include.members(['index/noindex-meta', 'sitemap/url-noindex', 'index/few-indexable']);
    expect(
      rest.filter(({ check_id }) => check_id.includes('noindex') && !check_id.startsWith('schema/')),
    ).to.deep.equal([]);
    expect(found?.template).to.include({ line: META, pages: 6 });
  });

  it('sends a header to the server and names no page to edit', () => {
    const found = explainedSite(pages(() => '', { 'x-robots-tag': 'noindex' })).cause('index/noindex');
    expect([found?.page_to_edit, found?.template]).to.deep.equal([null, null]);
    expect(found?.steps[0]).to.match(/X-Robots-Tag/);
  });

  it('is none while most pages can be indexed', () => {
    expect(explainedSite(pages((path) => (path === '/a' ? META : ''))).cause('index/noindex')).to.equal(undefined);
  });
});
