import { expect } from 'chai';
import { sitePages } from '../../support/crawl-deps.js';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title>${head}</head><body><p>Text.</p>${body}</body></html>`;
const language = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;
const ALTERNATES = 'xmlns:x="http://www.w3.org/1999/xhtml"';

/** Nothing but a canonical, a language version, an AMP version or a neighbor leads to most of these pages. */
function startSite(): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    const { origin } = new URL(`http://${request.headers.host}`);
    const listed = `<x:link rel="alternate" hreflang="es" href="${origin}/es"/>`;
    sitePages({
      '/': page(language('de', '/de') + language('en', '/'), '<a href="/a">A</a><a href="/b">B</a>'),
      '/a': page('<link rel="canonical" href="/gone"><link rel="amphtml" href="/a.amp">'),
      '/b': page('<link rel="next" href="/b?page=2">'),
      '/de': page('<meta name="robots" content="noindex">', '<a href="/de/deeper">Tiefer</a>'),
      '/lonely': page(''),
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `Sitemap: ${origin}/s.xml` },
      '/s.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${ALTERNATES}>
          <url><loc>${origin}/</loc>${listed}</url><url><loc>${origin}/lonely</loc></url></urlset>`,
      },
    })(request, response);
  });
}

describe('[I] versions of pages that no one links to', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let crawled: CrawledSite;
  let small: CrawledSite;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startSite();
    const crawl = (crawlId: string, options: object) =>
      crawlSite(running.store, { host: site.host, startUrl: `${site.url}/` }, { crawlId, options });
    crawled = await crawl('versions', { max_pages: 100, include_sitemap_urls: true });
    small = await crawl('small', { max_pages: 100, include_sitemap_urls: false });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  const sources = ({ judged }: CrawledSite) =>
    judged.site.pages.map(({ url, source, depth }) => [url.slice(site.url.length), source, depth]);
  const urls = (checkId: string) => findFindings(crawled, checkId).map(({ url }) => url.slice(site.url.length));

  it('are asked for behind what is linked to, and what is listed comes after', () => {
    expect(sources(crawled)).to.deep.equal([
      ['/', 'start', 0],
      ['/a', 'link', 1],
      ['/b', 'link', 1],
      ['/de', 'reference', null],
      ['/gone', 'reference', null],
      ['/a.amp', 'reference', null],
      ['/b?page=2', 'reference', null],
      ['/es', 'reference', null],
      ['/lonely', 'sitemap', null],
    ]);
  });

  it('so that what is wrong with them is seen', () => {
    expect(urls('canonical/to-error')).to.deep.equal(['/gone']);
    expect(urls('hreflang/to-noindex')).to.deep.equal(['/de']);
    expect(urls('hreflang/to-error')).to.deep.equal(['/es']);
    expect(urls('page/target-error')).to.deep.equal(['/b?page=2']);
  });

  it('and count as linked to by no one', () => {
    expect(crawled.judged.site.inlinks.has(`${site.url}/de`)).to.equal(false);
    expect(urls('canonical/unlinked-target')).to.deep.equal(['/gone']);
    expect(urls('hreflang/unlinked')).to.deep.equal(['/de']);
    expect(urls('crawl/orphan')).to.deep.equal(['/lonely']);
    expect(urls('crawl/status-4xx')).to.deep.equal([]);
    expect(crawled.incomplete).to.equal(false);
  });

  it('a crawl of linked pages alone leaves them out', () => {
    expect(sources(small).map(([path]) => path)).to.deep.equal(['/', '/a', '/b']);
  });
});
