import { expect } from 'chai';
import { readableUrl } from '../../../domain/base/url/url-identity.js';
import { crawlParameterExplosion } from '../../../domain/seo/checks/crawl/parameter-explosion.js';
import { context } from '../../support/check-context.js';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

/** Answers 400 when the parameters come in any other order than the links have them. */
const QUERIES = ['/search?b=2&a=1', '/search?a=1&b=2'];

describe('[I] one page in many spellings', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let crawled: CrawledSite;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const url = request.url ?? '/';
      const isKnown = url === '/' || QUERIES.includes(url) || url === '/stra%C3%9Fe';
      response.writeHead(isKnown ? 200 : url.startsWith('/search') ? 400 : 404, {
        'content-type': 'text/html; charset=utf-8',
      });
      const { origin } = new URL(site.url);
      const spellings = [
        origin,
        `${origin}/`,
        `${origin}/#top`,
        origin.replace('127.0.0.1', '127.1'),
        './',
        'a/..',
        origin.replace('http:', 'HTTP:'),
        origin.replace('//', '//user:word@'),
        '/straße',
        '/stra%C3%9Fe',
        '/stra%c3%9fe',
        '/%73tra%C3%9Fe',
        ...QUERIES,
      ];
      const links = spellings.map((href) => `<a href="${href.replaceAll('&', '&amp;')}">A page</a>`).join(' ');
      response.end(htmlPage(url === '/' ? links : `<p>${url}</p>`));
    });
    crawled = await crawlSite(running.store, { host: site.host, startUrl: site.url }, { crawlId: 'spellings' });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  const pages = () => crawled.judged.site.pages.map(({ url, status }) => [url.slice(site.url.length), status]);
  const asked = (path: string) => site.hits.filter((hit) => hit === `GET ${path}`).length;

  it('host with and without slash, capitals, credentials, fragment or odd address is one page', () => {
    expect(pages().filter(([path]) => path === '/')).to.have.length(1);
    // Once to see where the start leads, once as a page.
    expect(asked('/')).to.equal(2);
  });

  it('letters beyond ASCII are one page, raw or escaped, and shown readably', () => {
    expect(pages().filter(([path]) => String(path).startsWith('/stra'))).to.deep.equal([['/stra%C3%9Fe', 200]]);
    expect(asked('/stra%C3%9Fe')).to.equal(1);
    expect(readableUrl(`${site.url}/stra%C3%9Fe`)).to.equal(`${site.url}/straße`);
  });

  it('a query is asked for in the order it was linked, and the other order is another variant of the path', () => {
    expect(pages().filter(([path]) => String(path).startsWith('/search'))).to.deep.equal(
      QUERIES.map((path) => [path, 200]),
    );
    expect(QUERIES.map(asked)).to.deep.equal([1, 1]);
    expect(site.hits.filter((hit) => hit.includes('/search'))).to.have.length(2);
    const strict = context({ thresholds: { parameter_variants: 1 } });
    expect(crawlParameterExplosion.judge(crawled.judged.site, strict)[0]).to.deep.include({
      url: `${site.url}/search`,
      count: 2,
    });
  });

  it('nothing else was asked for', () => {
    expect(pages()).to.have.length(4);
  });
});
