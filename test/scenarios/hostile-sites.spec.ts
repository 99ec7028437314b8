import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';

interface Finished {
  id: string;
  status: string;
  error: { code: string; detail: string } | null;
  result: { crawl: { pages: number }; score: number | null; issues: Record<string, { check_id: string }[]> };
}

const BIG_PAGE_BYTES = 30_000_000;

/** One site for each way of being difficult, distinguished by the first segment of the path. */
function hostileSite(): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    const url = request.url ?? '/';
    const html = (body: string, status = 200) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    if (url === '/robots.txt') return response.writeHead(404).end();
    if (url.startsWith('/forbidden')) return html('no', 403);
    if (url.startsWith('/circle')) return response.writeHead(302, { location: '/circle' }).end();
    if (url.startsWith('/endless/'))
      return response.writeHead(302, { location: `/endless/${Number(url.slice(9)) + 1}` }).end();
    if (url === '/big/') return html('<title>Start</title><a href="/big/page">big</a>');
    if (url === '/big/page') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write('<title>Big</title>');
      const block = `<p>${'word '.repeat(2000)}</p>`;
      let sent = 0;
      const send = () => {
        while (sent < BIG_PAGE_BYTES && !response.destroyed) {
          sent += block.length;
          if (!response.write(block)) return response.once('drain', send);
        }
        return response.end();
      };
      return send();
    }
    if (url === '/trap/' || url.startsWith('/trap/x/'))
      return html(`<title>Trap</title><a href="${url}x/">deeper</a><a href="${url}x/?n=${url.length}">and wider</a>`);
    if (url === '/bomb.xml.gz') return response.writeHead(200, { 'content-type': 'application/gzip' }).end(BOMB);
    if (url === '/entities.xml') return response.writeHead(200, { 'content-type': 'application/xml' }).end(ENTITIES);
    if (url === '/binary') return response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
    return html('<title>Page</title>', 404);
  });
}

const BOMB = gzipSync(Buffer.alloc(300_000_000));
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(10)}">`)
  .join(
    '',
  )}<!ENTITY file SYSTEM "file:///etc/passwd">]><urlset><url><loc>http://x.example/&h;&file;</loc></url></urlset>`;

describe('[E] hostile sites get a clear answer within bounds', function () {
  this.timeout(180_000);
  let site: LoopbackServer;
  let platform: TestPlatform;
  before(async () => {
    site = await hostileSite();
    platform = await startPlatform({ allow: [site.host], env: { CHROME_PATH: '/nonexistent/chromium' } });
  });
  after(async () => {
    await platform?.stop();
    await site.close();
  });

  async function run(path: string, body: object): Promise<Finished> {
    const { body: operation, status } = await platform.call<{ id: string }>(path, {
      body,
      headers: { prefer: 'respond-async' },
    });
    expect(status, JSON.stringify(operation)).to.equal(202);
    return platform.waitForEnd<Finished>(operation.id);
  }
  const crawl = (path: string, bounds: object = {}) =>
    run('/api/seo/technical-seo', { url: `${site.url}${path}`, ...bounds });

  it('a site that answers only 403 refuses, and the audit says so', async () => {
    const ended = await run('/api/seo/enterprise/complete-audit', { website_url: `${site.url}/forbidden` });
    expect(ended.status).to.equal('failed');
    expect(ended.error).to.deep.equal({
      code: 'site_refused',
      detail: `${site.url}/forbidden refuses our crawler with status 403`,
    });
    const result = await platform.call(`/api/operations/${ended.id}/result`);
    expect(result).to.deep.include({ status: 502, body: { detail: ended.error?.detail, error: ended.error } });
  });

  it('a name that does not resolve fails with dns_failure', async () => {
    const ended = await run('/api/seo/technical-seo', { url: 'http://no-such-host.invalid/' });
    expect(ended.error?.code).to.equal('dns_failure');
  });

  it('redirects in a circle and without end are unreachable', async () => {
    expect((await crawl('/circle')).error).to.include({
      code: 'site_unreachable',
      detail: `${site.url}/circle redirects without end`,
    });
    expect((await crawl('/endless/1')).error).to.include({
      code: 'site_unreachable',
      detail: `${site.url}/endless/1 redirects without end`,
    });
  });

  it('a page of 30 MB is cut at the limit and said to be', async () => {
    const ended = await crawl('/big/');
    expect(ended.status).to.equal('completed');
    const found = Object.values(ended.result.issues)
      .flat()
      .map((issue) => issue.check_id);
    expect(found).to.include('crawl/body-truncated');
  });

  it('a trap of ever longer paths ends at the page budget', async () => {
    const ended = await crawl('/trap/', { max_pages: 40, crawl_depth: 5 });
    expect(ended.status).to.equal('completed');
    expect(ended.result.crawl.pages).to.be.within(5, 40);
  });

  it('a sitemap that unpacks to 300 MB, and one with entities, end as findings', async () => {
    const bombed = await run('/api/seo/sitemap-analysis', { sitemap_url: `${site.url}/bomb.xml.gz` });
    expect(bombed.status).to.equal('completed');
    const hostile = await run('/api/seo/sitemap-analysis', { sitemap_url: `${site.url}/entities.xml` });
    expect(hostile.status).to.equal('completed');
    expect(JSON.stringify(hostile.result)).to.not.match(/root:|a{40}/);
  });

  it('what is not HTML is no page to analyze', async () => {
    const ended = await run('/api/seo/on-page-analysis', { url: `${site.url}/binary` });
    expect(ended.error).to.deep.equal({ code: 'no_data', detail: `${site.url}/binary is not an HTML page` });
  });

  it('the worker is still well, within its memory', async () => {
    const { body } = await platform.call<{ status: string }>('/health/ready');
    expect(body.status).to.equal('ready');
    const { readFileSync } = await import('node:fs');
    const peakMb =
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${platform.workerPid()}/status`, 'utf8'))?.[1]) / 1024;
    expect(peakMb).to.be.lessThan(700);
  });
});
