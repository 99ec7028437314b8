import { expect } from 'chai';
import { createDomRenderer } from '../../../activities/browser/rendering/dom-renderer.js';
import type { RenderMode } from '../../../domain/crawl/crawl-rendering.js';
import { type FilteringProxy, startFilteringProxy } from '../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { type ChromiumPlace, chromiumPlace, NOTHING_LEFT } from '../../support/browser/chromium.js';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { appPages, singlePageApp } from '../../support/sites/single-page-app.js';
import { startStore, type TestStore } from '../../support/store.js';

const PAGES = 60;

describe('[I] a rendering crawl', function () {
  this.timeout(200_000);
  let running: TestStore;
  let app: LoopbackServer;
  let plain: LoopbackServer;
  /** Without scripts. */
  let bare: LoopbackServer;
  /** Its start page leads on by script, and its menu is made by scripts. */
  let moved: LoopbackServer;
  let place: ChromiumPlace;
  let proxy: FilteringProxy;
  let number = 0;
  before(async () => {
    running = await startStore();
    place = await chromiumPlace();
    app = await startHttpServer(singlePageApp(appPages(PAGES)));
    plain = await startHttpServer((request, response) => {
      const text = 'Text that is all in the source. '.repeat(30);
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><title>${request.url}</title><a href="/">a</a> <a href="/b">b</a><script>let count = 1</script><p>${text}`,
      );
    });
    bare = await startHttpServer((request, response) => {
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
      response.end(
        '<!doctype html><title>Bare</title><a href="/b">b</a><script type="application/ld+json">{}</script>',
      );
    });
    moved = await startHttpServer((request, response) => {
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
      response.end(
        request.url === '/'
          ? '<!doctype html><title>Start</title><meta http-equiv="refresh" content="0;url=/en/"><script>location.href = "/en/"</script>'
          : `<!doctype html><title>${request.url}</title><nav></nav><script>
              document.querySelector('nav').innerHTML = [1, 2, 3, 4].map((n) => '<a href="/en/' + n + '">' + n + '</a>').join('');
            </script>`,
      );
    });
    const allowedPrivateHosts = [app.host, plain.host, bare.host, moved.host];
    const guard = createNetworkGuard({ allowedPrivateHosts, allowedPorts: [] });
    proxy = await startFilteringProxy({ guard });
  });
  after(async () => {
    await Promise.all([proxy?.close(), app?.close(), plain?.close(), bare?.close(), moved?.close()]);
    await running?.stop();
    place?.remove();
  });

  function crawl(site: LoopbackServer, render: RenderMode, hasBrowser = true): Promise<CrawledSite> {
    const { chromePath, parentDir } = place;
    const options = { chromePath: hasBrowser ? chromePath : null, parentDir, proxyUrl: proxy.url, noSandbox: true };
    return crawlSite(
      running.store,
      { host: site.host, startUrl: `${site.url}/` },
      {
        crawlId: `rendering ${++number}`,
        options: { render, max_depth: null },
        deps: { renderer: createDomRenderer(options) },
      },
    );
  }

  it('sees nothing of a single-page application without it', async () => {
    const { judged } = await crawl(app, 'never');
    expect(judged.site.pages.map(({ url }) => url)).to.deep.equal([`${app.url}/`]);
  });

  it('finds every page of a single-page application, with the content that visitors see, and says why it renders', async () => {
    const crawled = await crawl(app, 'auto');
    const { pages, inlinks } = crawled.judged.site;
    expect(pages.filter(({ status }) => status === 200)).to.have.length(PAGES);
    expect(crawled.rendering).to.include({ mode: 'auto', rendered: true, pages_rendered: PAGES, pages_failed: 0 });
    expect(crawled.rendering?.reason).to.match(/^Scripts add links: .* has 0 internal links in its source and 9 after/);
    const page = crawled.judged.site.by_url.get(`${app.url}/page-12`);
    expect(page).to.include({ title: 'Page number 12', h1: 'Page number 12', indexable: true, rendered: true });
    expect(page?.word_count).to.be.at.least(250);
    expect(inlinks.get(`${app.url}/page-12`)).to.deep.equal([`${app.url}/page-1`]);
    for (const check of ['crawl/dead-end', 'title/duplicate', 'h1/missing', 'content/thin'])
      expect(findFindings(crawled, check), check).to.deep.equal([]);
    expect(place.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('samples the page that scripts of the start page lead to', async () => {
    const crawled = await crawl(moved, 'auto');
    expect(crawled.rendering).to.include({ mode: 'auto', rendered: true });
    expect(crawled.rendering?.reason).to.contain(`Scripts add links: ${moved.url}/en/ has 0 internal links`);
    expect(crawled.judged.site.pages.map(({ url }) => url)).to.include(`${moved.url}/en/3`);
  });

  it('reads a site whose source holds all by its source, and says so', async () => {
    const crawled = await crawl(plain, 'auto');
    expect(crawled.rendering).to.include({ rendered: false, pages_rendered: 0 });
    expect(crawled.rendering?.reason).to.match(/^On 2 sampled pages the source holds the links and the text/);
    expect(crawled.judged.site.pages.every(({ rendered }) => rendered === undefined)).to.equal(true);
    expect((await crawl(plain, 'always')).rendering).to.include({ rendered: true, pages_rendered: 2 });
  });

  it('starts no browser for a site without scripts', async () => {
    const crawled = await crawl(bare, 'auto', false);
    expect(crawled.rendering).to.include({
      rendered: false,
      reason: '2 sampled pages without scripts: the source is all there is.',
    });
  });

  it('without a browser reads sources and says so, or fails where rendering is a must', async () => {
    const crawled = await crawl(plain, 'auto', false);
    expect(crawled.rendering?.reason).to.match(/^Pages were read by their source alone: No Chromium/);
    const failure: unknown = await crawl(plain, 'always', false).catch((caught: unknown) => caught);
    expect(failure).to.include({ code: 'browser_unavailable' });
  });
});
