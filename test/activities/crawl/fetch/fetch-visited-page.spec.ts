import { expect } from 'chai';
import { createPageVisitor } from '../../../../activities/crawl/fetch/fetch-visited-page.js';
import { type SitePages, sitePages } from '../../../support/crawl-deps.js';
import { createGuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';

const PAGE = '<title>Write for us</title>';
const FORBIDDEN = { ok: false, reason: 'Its robots.txt forbids it' };
const { signal } = new AbortController();
const robots = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body });

describe('[I] fetch a visited page', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  const site = async (pages: SitePages): Promise<LoopbackServer> => {
    const server = await startHttpServer(sitePages(pages));
    closers.push(server.close);
    return server;
  };
  /** Time stands still, but for what pauses take. */
  const visitor = (...allowed: LoopbackServer[]) => {
    const { fetcher, close } = createGuardedFetcher(allowed.map(({ host }) => host));
    closers.push(close);
    const clock = { ms: 1_000_000, pauses: [] as number[] };
    const pause = async (ms: number) => {
      clock.pauses.push(ms);
      clock.ms += ms;
    };
    return { ...createPageVisitor({ fetcher, agentToken: 'LinkwrightBot', now: () => clock.ms, pause }), clock };
  };

  it('asks robots.txt once, and anew after an hour', async () => {
    const server = await site({ '/a': PAGE, '/b': PAGE });
    const { visit, clock } = visitor(server);
    const url = `${server.url}/a`;
    expect(await visit(url, signal)).to.deep.equal({ ok: true, url, html: PAGE });
    await visit(`${server.url}/b`, signal);
    expect(server.hits).to.deep.equal(['GET /robots.txt', 'GET /a', 'GET /b']);
    clock.ms += 3_600_000;
    await visit(url, signal);
    expect(server.hits.slice(3)).to.deep.equal(['GET /robots.txt', 'GET /a']);
  });

  it('visits nothing while robots.txt returns 500', async () => {
    const server = await site({ '/robots.txt': { status: 500 }, '/a': PAGE });
    expect(await visitor(server).visit(`${server.url}/a`, signal)).to.deep.equal({
      ok: false,
      reason: 'Its robots.txt cannot be read',
    });
    expect(server.hits).to.not.include('GET /a');
  });

  it('obeys the longest rule, and what allows when two are as long', async () => {
    const text = 'User-agent: *\nDisallow: /in\nAllow: /in/open\nDisallow: /in/open/not\nDisallow: /tie\nAllow: /tie\n';
    const pages = Object.fromEntries(['/in/x', '/in/open/a', '/in/open/not', '/tie/a'].map((path) => [path, PAGE]));
    const server = await site({ '/robots.txt': robots(text), ...pages });
    const { visit } = visitor(server);
    const isOpen = async (path: string) => (await visit(server.url + path, signal)).ok;
    expect(await visit(`${server.url}/in/x`, signal)).to.deep.equal(FORBIDDEN);
    expect(await isOpen('/in/open/a')).to.equal(true);
    expect(await isOpen('/in/open/not')).to.equal(false);
    expect(await isOpen('/tie/a')).to.equal(true);
    expect(server.hits).to.deep.equal(['GET /robots.txt', 'GET /in/open/a', 'GET /tie/a']);
  });

  it('follows redirects, and asks the rules of where they lead', async () => {
    const other = await site({
      '/robots.txt': robots('User-agent: LinkwrightBot\nDisallow: /no'),
      '/yes': PAGE,
      '/no': PAGE,
    });
    const to = (location: string) => ({ status: 302, headers: { location } });
    const server = await site({ '/a': to(`${other.url}/yes`), '/b': to(`${other.url}/no`), '/c': to('/c') });
    const { visit } = visitor(server, other);
    expect(await visit(`${server.url}/a`, signal)).to.deep.equal({ ok: true, url: `${other.url}/yes`, html: PAGE });
    expect(await visit(`${server.url}/b`, signal)).to.deep.equal(FORBIDDEN);
    expect(other.hits).to.deep.equal(['GET /robots.txt', 'GET /yes']);
    expect(await visit(`${server.url}/c`, signal)).to.deep.equal({ ok: false, reason: 'It redirects without end' });
  });

  it('never follows one to where the guard forbids', async () => {
    const inside = await site({ '/': PAGE });
    const server = await site({ '/a': { status: 302, headers: { location: `${inside.url}/` } } });
    expect((await visitor(server).visit(`${server.url}/a`, signal)).ok).to.equal(false);
    expect(inside.hits).to.deep.equal([]);
  });

  it('pauses two seconds between pages of a host, longer where it asks, ten at most; not between hosts', async () => {
    const pages = { '/a': PAGE, '/b': PAGE };
    const [plain, slow, slower] = await Promise.all([
      site(pages),
      site({ '/robots.txt': robots('User-agent: *\nCrawl-delay: 5'), ...pages }),
      site({ '/robots.txt': robots('User-agent: *\nCrawl-delay: 600'), ...pages }),
    ]);
    const { visit, clock } = visitor(plain, slow, slower);
    for (const { url } of [plain, slow, slower]) await visit(`${url}/a`, signal);
    expect(clock.pauses).to.deep.equal([]);
    for (const [server, ms] of [
      [plain, 2_000],
      [slow, 3_000],
      [slower, 5_000],
    ] as const) {
      await visit(`${server.url}/b`, signal);
      expect(clock.pauses.at(-1)).to.equal(ms);
    }
    expect(clock.pauses).to.have.length(3);
  });

  for (const [what, answer, reason] of [
    ['an image', { headers: { 'content-type': 'image/png' }, body: 'x' }, 'It is no HTML page'],
    ['404', { status: 404, body: PAGE }, 'It returns status 404'],
    ['503', { status: 503, body: PAGE }, 'It returns status 503'],
  ] as const)
    it(`gives a reason for ${what}`, async () => {
      const server = await site({ '/a': answer });
      expect(await visitor(server).visit(`${server.url}/a`, signal)).to.deep.equal({ ok: false, reason });
    });

  it('does not remember a robots.txt that a cancelled visit asked for', async () => {
    const server = await site({ '/a': PAGE });
    const { visit } = visitor(server);
    const cancelled = await visit(`${server.url}/a`, AbortSignal.abort()).catch((error: Error) => error.name);
    expect(cancelled).to.equal('AbortError');
    expect((await visit(`${server.url}/a`, signal)).ok).to.equal(true);
  });

  it('takes a feed where one is asked for, and nothing else', async () => {
    const feed = {
      headers: { 'content-type': 'application/rss+xml' },
      body: '<?xml version="1.0"?><rss><channel/></rss>',
    };
    const server = await site({ '/feed': feed, '/page': PAGE });
    const { visit, visitFeed } = visitor(server);
    expect(await visitFeed(`${server.url}/feed`, signal)).to.deep.include({ ok: true, html: feed.body });
    expect(await visitFeed(`${server.url}/page`, signal)).to.deep.equal({ ok: false, reason: 'It is no feed' });
    expect(await visitFeed(`${server.url}/none`, signal)).to.deep.equal({ ok: false, reason: 'It returns status 404' });
    expect(await visit(`${server.url}/feed`, signal)).to.deep.equal({ ok: false, reason: 'It is no HTML page' });
  });
});
