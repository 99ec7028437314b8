import { expect } from 'chai';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

describe('[I] a crawl and its sitemaps', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let files: Record<string, string | Buffer>;
  let number = 0;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const url = request.url ?? '/';
      const file = files[url];
      const isPage = url === '/';
      const type = file === undefined ? 'text/html; charset=utf-8' : 'text/plain';
      response.writeHead(file !== undefined || isPage ? 200 : 404, { 'content-type': type });
      response.end(file ?? htmlPage());
    });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  async function crawlWith(given: Record<string, string | Buffer>): Promise<CrawledSite> {
    files = given;
    site.hits.length = 0;
    return crawlSite(running.store, { host: site.host, startUrl: `${site.url}/` }, { crawlId: `sitemap ${++number}` });
  }
  const urlset = (...locs: string[]) =>
    `<urlset ${NAMESPACE}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
  const robots = (...paths: string[]) => paths.map((path) => `Sitemap: ${site.url}${path}\n`).join('');
  const found = (crawled: CrawledSite, ...ids: string[]) => ids.map((id) => findFindings(crawled, id).length);

  it('a dead one in robots.txt is no missing one while another is in a usual place', async () => {
    const crawled = await crawlWith({ '/robots.txt': robots('/dead.xml'), '/sitemap.xml': urlset(`${site.url}/`) });
    expect(found(crawled, 'sitemap/http-error', 'sitemap/missing')).to.deep.equal([1, 0]);
    expect(crawled.judged.site.sitemap?.url_count).to.equal(1);
  });

  it('a dead one in robots.txt and nothing anywhere else is both', async () => {
    const crawled = await crawlWith({ '/robots.txt': robots('/dead.xml') });
    expect(found(crawled, 'sitemap/http-error', 'sitemap/missing')).to.deep.equal([1, 1]);
  });

  it('one in ISO 8859-1 is read by its declaration, and blamed', async () => {
    const xml = `<?xml version="1.0" encoding="iso-8859-1"?>${urlset(`${site.url}/café`)}`;
    const crawled = await crawlWith({ '/sitemap.xml': Buffer.from(xml, 'latin1') });
    expect(crawled.judged.site.sitemap?.entries.map(({ url }) => url)).to.deep.equal([`${site.url}/caf%C3%A9`]);
    expect(found(crawled, 'sitemap/not-utf8', 'sitemap/malformed')).to.deep.equal([1, 0]);
  });

  it('one with entities of its own gets none of them expanded, nothing fetched for them and no URL made of them', async () => {
    const doctype = `<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY file SYSTEM "${site.url}/secret"><!ENTITY % more SYSTEM "${site.url}/more.dtd">]>`;
    const crawled = await crawlWith({
      '/sitemap.xml': doctype + urlset(`${site.url}/?q=&b;`, `${site.url}/?f=&file;`, `${site.url}/?x=1&amp;amp;y=2`),
    });
    expect(crawled.judged.site.sitemap?.entries.map(({ url }) => url.slice(site.url.length))).to.deep.equal([
      '/?x=1&amp;y=2',
    ]);
    expect(findFindings(crawled, 'sitemap/malformed')[0]?.observed).to.include('document type definition (DTD)');
    expect(site.hits.filter((hit) => /secret|more/.test(hit))).to.deep.equal([]);
    expect(found(crawled, 'sitemap/unescaped')).to.deep.equal([0]);
  });

  it('one that is cut keeps what is before, and the line is named', async () => {
    const whole = `<urlset ${NAMESPACE}>\n<url><loc>${site.url}/</loc></url>\n<url><loc>${site.url}/cu`;
    const crawled = await crawlWith({ '/sitemap.xml': whole });
    expect(crawled.judged.site.sitemap?.entries.map(({ url }) => url)).to.deep.equal([`${site.url}/`]);
    expect(findFindings(crawled, 'sitemap/malformed')[0]?.where).to.equal('line 3');
  });
});
