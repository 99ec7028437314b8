import { expect } from 'chai';
import { prepareSite } from '../../../activities/crawl/prepare-site.js';
import { crawlDeps, type SitePages, sitePages } from '../../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;
const OPTIONS = { max_pages: 10, max_depth: 3, respect_robots: true, include_sitemap_urls: true, target_keywords: [] };

describe('[I] prepare site', () => {
  let running: TestStore;
  const servers: LoopbackServer[] = [];
  const closers: (() => Promise<void>)[] = [];
  let number = 0;
  before(async () => {
    running = await startStore();
  });
  after(async () => {
    for (const close of closers) await close();
    for (const server of servers) await server.close();
    await running.stop();
  });

  async function prepare(pages: SitePages, path = '/') {
    const site = await startHttpServer(sitePages(pages));
    servers.push(site);
    const deps = crawlDeps(running.store, [site.host]);
    closers.push(deps.close);
    const crawl_id = `prepare-${++number}`;
    const outcome: unknown = await prepareSite(
      deps,
      { user_id: 'alice', crawl_id, start_url: site.url + path, options: OPTIONS },
      never,
    ).catch((failure: unknown) => failure);
    return { outcome, crawl: await running.store.crawls.find('alice', crawl_id), crawl_id, site };
  }

  it('finds where the start leads, reads robots.txt, probes the host and opens the frontier', async () => {
    const { outcome, crawl, crawl_id, site } = await prepare({
      '/': { status: 302, headers: { location: '/en/' } },
      '/en/': '<title>Home</title>',
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /x\nSitemap: https://site.example/s.xml',
      },
      '/favicon.ico': 'icon',
      '/llms.txt': { headers: { 'content-type': 'text/plain' }, body: '# Site\n' },
    });
    expect(outcome).to.deep.equal({ final_url: `${site.url}/en/` });
    expect(crawl?.start_url).to.equal(`${site.url}/en/`);
    expect(crawl?.robots).to.deep.include({
      state: 'found',
      sitemap_urls: ['https://site.example/s.xml'],
      site_disallowed: false,
    });
    expect(crawl?.probes).to.deep.include({
      http_form: null,
      https_form: null,
      www_form: null,
      favicon: { status: 200 },
    });
    expect(crawl?.probes?.llms_txt).to.include({ status: 200, looks_like_markdown: true });
    expect(crawl?.probes?.random_path).to.include({ status: 404, title: 'Not found' });
    expect(await running.store.crawls.pendingUrls(crawl_id, 10)).to.deep.equal([
      { url: `${site.url}/`, depth: 0, source: 'start', order: 0 },
    ]);
  });

  for (const status of [401, 403, 429]) {
    it(`a site that returns ${status} refuses, and is not called broken`, async () => {
      const { outcome, site } = await prepare({ '/': { status } });
      expect(outcome).to.include({
        code: 'site_refused',
        message: `${site.url}/ refuses our crawler with status ${status}`,
      });
    });
  }

  for (const status of [404, 500]) {
    it(`a start page that returns ${status} is unreachable`, async () => {
      const { outcome, site } = await prepare({ '/': { status } });
      expect(outcome).to.include({ code: 'site_unreachable', message: `${site.url}/ returns status ${status}` });
    });
  }

  it('a start page that redirects to itself ends, and is unreachable', async () => {
    const { outcome, site } = await prepare({ '/': { status: 302, headers: { location: '/' } } });
    expect(outcome).to.include({ code: 'site_unreachable', message: `${site.url}/ redirects without end` });
    expect(site.hits.length).to.be.lessThan(15);
  });

  it('no one listening is unreachable, an inside address is not allowed, a made-up name does not resolve', async () => {
    const deps = crawlDeps(running.store, ['127.0.0.1:1']);
    closers.push(deps.close);
    const fail = (start_url: string) =>
      prepareSite(
        deps,
        { user_id: 'alice', crawl_id: `prepare-${++number}`, start_url, options: OPTIONS },
        never,
      ).catch((failure: unknown) => failure);
    expect(await fail('http://127.0.0.1:1/')).to.include({ code: 'site_unreachable' });
    expect(await fail('http://127.0.0.1:2/')).to.include({
      code: 'url_not_allowed',
      message:
        'http://127.0.0.1:2/ cannot be reached: The address is not one that may be fetched. If it is on your own machine ' +
        'or network, add 127.0.0.1:2 to ALLOWED_PRIVATE_HOSTS in .env (ALLOWED_PRIVATE_HOSTS=127.0.0.1:2; several with ' +
        'commas) and restart Linkwright.',
    });
    expect(await fail('http://no-such-host.invalid/')).to.include({ code: 'dns_failure' });
    expect(await fail('file:///etc/passwd')).to.include({ code: 'invalid_input' });
  });

  it('names what would allow the inside address that the start page redirects to', async () => {
    const { outcome } = await prepare({ '/': { status: 302, headers: { location: 'http://localhost:2/app' } } });
    expect(outcome).to.include({ code: 'url_not_allowed' });
    expect(outcome).to.have.property('message').that.contains('add localhost:2 to ALLOWED_PRIVATE_HOSTS');
  });

  it('robots.txt that redirects to a login page is no robots file; one that redirects in circles counts as missing', async () => {
    const login = await prepare({
      '/': 'x',
      '/robots.txt': { status: 302, headers: { location: '/login?next=/robots.txt' } },
      '/login?next=/robots.txt': '<!doctype html><title>Log in</title>',
    });
    expect(login.crawl?.robots).to.include({ is_html: true, state: 'missing' });
    const circle = await prepare({ '/': 'x', '/robots.txt': { status: 302, headers: { location: '/robots.txt' } } });
    expect(circle.crawl?.robots).to.include({ state: 'missing' });
  });

  it('robots.txt that returns 503 forbids everything (RFC 9309 2.3.1.4)', async () => {
    const { outcome, crawl, site } = await prepare({ '/': 'x', '/robots.txt': { status: 503 } });
    expect(crawl?.robots).to.include({ state: 'unreachable', status: 503, site_disallowed: true });
    expect(outcome).to.deep.equal({
      final_url: `${site.url}/`,
      start_refused: `${site.url}/ is not fetched: the robots.txt of its host cannot be read`,
    });
    expect([site.hits, crawl?.probes]).to.deep.equal([['GET /robots.txt'], null]);
  });

  it('requests nothing before robots.txt, and nothing that it forbids', async () => {
    const robots = (rules: string) => ({ headers: { 'content-type': 'text/plain' }, body: `User-agent: *\n${rules}` });
    const open = await prepare({ '/': 'x', '/robots.txt': robots('Disallow: /favicon.ico\nDisallow: /random') });
    expect(open.site.hits[0]).to.equal('GET /robots.txt');
    expect(open.site.hits).to.have.members(['GET /robots.txt', 'GET /', 'GET /llms.txt']);
    expect(open.crawl?.probes).to.deep.include({ favicon: null, random_path: null });
    const closed = await prepare({ '/': 'x', '/robots.txt': robots('Disallow: /') });
    expect(closed.site.hits).to.deep.equal(['GET /robots.txt']);
    expect(closed.outcome).to.deep.equal({
      final_url: `${closed.site.url}/`,
      start_refused: `${closed.site.url}/ is not fetched: robots.txt forbids it`,
    });
    const moved = await prepare({
      '/': { status: 302, headers: { location: '/en/' } },
      '/en/': 'x',
      '/robots.txt': robots('Disallow: /en/'),
    });
    expect(moved.site.hits).to.deep.equal(['GET /robots.txt', 'GET /']);
    expect(moved.outcome).to.include({ final_url: `${moved.site.url}/en/` });
  });

  it('continues without what the host tells beside its pages when that takes too long', async () => {
    const site = await startHttpServer((request, response) => {
      if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Home</title>');
      else if (request.url === '/robots.txt') response.writeHead(404).end();
    });
    servers.push(site);
    const deps = crawlDeps(running.store, [site.host]);
    closers.push(deps.close);
    const input = { user_id: 'alice', crawl_id: 'prepare-silent', start_url: site.url, options: OPTIONS };
    expect(await prepareSite(deps, input, never, 1)).to.deep.equal({ final_url: `${site.url}/` });
    const crawl = await running.store.crawls.find('alice', 'prepare-silent');
    expect([crawl?.probes, crawl?.robots?.state]).to.deep.equal([null, 'missing']);
  });
});
