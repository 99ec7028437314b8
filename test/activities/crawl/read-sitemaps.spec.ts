import { expect } from 'chai';
import { type ReadSitemaps, type ReadSitemapsInput, readSitemaps } from '../../../activities/crawl/read-sitemaps.js';
import { readSitemapKey } from '../../../domain/operations/artifact-keys.js';
import { crawlDeps, sitePages } from '../../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;
const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const XML = { 'content-type': 'application/xml' };

describe('[I] read sitemaps', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let deps: ReturnType<typeof crawlDeps>;
  let robots: string | number;
  before(async () => {
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const urlset = (...paths: string[]) =>
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site.url}${path}</loc></url>`).join('')}</urlset>`;
      const pages = {
        '/robots.txt':
          typeof robots === 'number'
            ? { status: robots }
            : { headers: { 'content-type': 'text/plain' }, body: robots.replaceAll('{site}', site.url) },
        '/named.xml': { headers: XML, body: urlset('/a', '/b', '/c', '/d') },
        '/sitemap.xml': { headers: XML, body: urlset('/usual') },
        '/c': { status: 301, headers: { location: '/d' } },
        '/a': 'page',
      };
      sitePages(pages)(request, response);
    });
    deps = crawlDeps(running.store, [site.host]);
  });
  after(async () => {
    await deps.close();
    await site.close();
    await running.stop();
  });
  beforeEach(() => {
    site.hits.splice(0);
    robots = 'User-agent: *\nSitemap: {site}/named.xml';
  });

  async function read(given: Partial<ReadSitemapsInput>) {
    const input = { operation, site_url: null, sitemap_url: null, sample: 0, ...given };
    const outcome: unknown = await readSitemaps(deps, input, never).catch((failure: unknown) => failure);
    return { outcome, stored: await running.store.artifacts.get<ReadSitemaps>('alice', readSitemapKey(operation.id)) };
  }

  it('reads what robots.txt names, and asks for a sample spread over the list', async () => {
    const { outcome, stored } = await read({ site_url: `${site.url}/shop`, sample: 2 });
    expect(outcome).to.deep.equal({ key: `operation:${operation.id}:sitemap` });
    expect(stored?.site_url).to.equal(`${site.url}/shop`);
    expect(stored?.robots).to.deep.include({ state: 'found', sitemap_urls: [`${site.url}/named.xml`] });
    expect(stored?.sitemap.files.map(({ url, source }) => [url, source])).to.deep.equal([
      [`${site.url}/named.xml`, 'robots'],
    ]);
    expect(stored?.sitemap.url_count).to.equal(4);
    expect(stored?.sitemap.sampled).to.deep.equal([
      { url: `${site.url}/a`, status: 200, redirect_url: null },
      { url: `${site.url}/c`, status: 301, redirect_url: `${site.url}/d` },
    ]);
    expect(site.hits).to.deep.equal(['GET /robots.txt', 'GET /named.xml', 'GET /a', 'GET /c']);
  });

  it('looks in the usual places when there is no robots.txt', async () => {
    robots = 404;
    const { stored } = await read({ site_url: site.url });
    expect(stored?.robots).to.include({ state: 'missing' });
    expect(stored?.sitemap.entries.map(({ url }) => url)).to.deep.equal([`${site.url}/usual`]);
  });

  it('reads one named file once robots.txt has been read', async () => {
    const { stored } = await read({ sitemap_url: `${site.url}/named.xml` });
    expect(stored?.site_url).to.equal(`${site.url}/named.xml`);
    expect(stored?.robots).to.include({ state: 'found' });
    expect(stored?.sitemap.files[0]).to.include({ source: 'given', url_count: 4 });
    expect(site.hits).to.deep.equal(['GET /robots.txt', 'GET /named.xml']);
  });

  it('requests no listed URL that robots.txt forbids, and names each of them', async () => {
    robots = 'User-agent: *\nDisallow: /a\nDisallow: /b\nSitemap: {site}/named.xml';
    const { stored } = await read({ site_url: site.url, sample: 2 });
    expect(site.hits).to.deep.equal(['GET /robots.txt', 'GET /named.xml', 'GET /c']);
    expect(stored?.sitemap.sampled[0]).to.deep.equal({
      url: `${site.url}/a`,
      status: 0,
      redirect_url: null,
      allowed_by_robots: false,
    });
    const blocked = stored?.sitemap.pages?.filter(({ allowed_by_robots }) => !allowed_by_robots);
    expect(blocked?.map(({ url }) => url)).to.deep.equal([`${site.url}/a`, `${site.url}/b`]);
  });

  it('requests nothing but robots.txt where that answers with a server error', async () => {
    robots = 503;
    const { outcome } = await read({ site_url: site.url, sample: 2 });
    expect(outcome).to.include({ code: 'site_refused' });
    expect(outcome)
      .to.have.property('message')
      .that.matches(/robots\.txt of its host cannot be read$/);
    expect([...new Set(site.hits)]).to.deep.equal(['GET /robots.txt']);
  });

  it('a named file that is not there is a fact, not a failure', async () => {
    const { stored } = await read({ sitemap_url: `${site.url}/none.xml` });
    expect(stored?.sitemap.files[0]).to.include({ status: 404, kind: 'unknown', url_count: 0 });
  });

  it('says why a site cannot be had', async () => {
    const unknown = await read({ site_url: 'http://no-such-host.invalid/' });
    expect(unknown.outcome).to.include({ code: 'dns_failure' });
    const inside = await read({ sitemap_url: 'http://127.0.0.1:9/sitemap.xml' });
    expect(inside.outcome).to.include({
      code: 'url_not_allowed',
      message:
        'http://127.0.0.1:9/sitemap.xml cannot be reached: The address is not one that may be fetched. If it is on your ' +
        'own machine or network, add 127.0.0.1:9 to ALLOWED_PRIVATE_HOSTS in .env (ALLOWED_PRIVATE_HOSTS=127.0.0.1:9; ' +
        'several with commas) and restart Linkwright.',
    });
    const nothing = await read({});
    expect(nothing.outcome).to.include({ code: 'invalid_input', message: 'site_url or sitemap_url is required' });
  });

  it('stops when told to', async () => {
    const reason = new Error('cancelled');
    const input = { operation, site_url: site.url, sitemap_url: null, sample: 0 };
    const failure: unknown = await readSitemaps(deps, input, AbortSignal.abort(reason)).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.equal(reason);
  });
});
