import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const NOINDEX = '<meta name="robots" content="noindex">';
const site = (hidden: readonly string[], listed: readonly string[]) => {
  const paths = ['/', '/a', '/b', '/c', '/shop', '/cart', '/desk.html'];
  const nav = '<nav><a href="/shop">Shop</a><a href="/cart">Cart</a></nav><a href="/desk.html">Desk</a>';
  const pages = paths.map((path) =>
    pageFrom(htmlPage(`${nav}<p>${path}</p>`, hidden.includes(path) ? NOINDEX : ''), {
      url: `https://site.example${path}`,
    }),
  );
  return explainedSite(pages, { sitemap: sitemapFrom({ entries: listed.map((path) => sitemapEntry(path)) }) });
};
const urlsOf = (...given: Parameters<typeof site>) =>
  site(...given)
    .cause('index/noindex-conflict')
    ?.urls.map((url) => url.slice('https://site.example'.length));

describe('[U] noindex conflict', () => {
  it('joins noindex, sitemap and menu into one decision', () => {
    const { cause, rest } = site(['/a', '/shop'], ['/a', '/b']);
    const found = cause('index/noindex-conflict');
    expect(found?.title).to.equal('Noindex on 2 pages that the sitemap or the menu presents');
    expect(found?.steps.length).to.equal(2);
    expect(rest.filter(({ check_id }) => /noindex/.test(check_id) && !check_id.startsWith('schema/'))).to.deep.equal(
      [],
    );
  });

  it('is surest about the home page', () => {
    const found = site(['/'], []).cause('index/noindex-conflict');
    expect([found?.title, found?.certainty]).to.deep.equal(['The home page is noindex', 0.9]);
  });

  it('leaves private pages and pages that are neither listed nor in the menu to be confirmed', () => {
    expect(urlsOf(['/cart', '/desk.html'], ['/cart', '/a'])).to.equal(undefined);
    const { rest } = site(['/desk.html'], ['/a']);
    const noindex = rest.filter(({ check_id }) => check_id === 'index/noindex-meta');
    expect(noindex.map(({ severity }) => severity)).to.deep.equal(['info']);
  });
});
