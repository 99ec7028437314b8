import type { RequestListener } from 'node:http';
import { expect } from 'chai';
import { fetchSinglePage } from '../../../activities/crawl/fetch-single-page.js';
import { singlePageKey } from '../../../domain/operations/artifact-keys.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { crawlDeps, type SitePages, sitePages } from '../../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;
const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[I] fetch single page', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function fetchFrom(listener: RequestListener, path = '/', allow = (site: LoopbackServer) => [site.host]) {
    const site = await startHttpServer(listener);
    const deps = crawlDeps(running.store, allow(site));
    const input = { operation, url: site.url + path, target_keywords: ['lamp'] };
    const outcome: unknown = await fetchSinglePage(deps, input, never).catch((failure: unknown) => failure);
    await deps.close();
    await site.close();
    return { site, outcome };
  }
  const fetchPage = (pages: SitePages, path = '/') => fetchFrom(sitePages(pages), path);
  const stored = () => running.store.artifacts.get<PageArtifact>('alice', singlePageKey(operation.id));

  it('stores the artifact of the page that the redirects lead to', async () => {
    const { site, outcome } = await fetchPage({
      '/': { status: 302, headers: { location: '/en' } },
      '/en': '<title>Lamp shop</title>',
    });
    expect(outcome).to.deep.equal({ key: singlePageKey(operation.id) });
    const page = await stored();
    expect(page).to.deep.include({ url: `${site.url}/en`, depth: 0, source: 'start', allowed_by_robots: true });
    expect(page?.html?.keywords[0]).to.deep.include({ keyword: 'lamp', in_title: true });
    expect(await running.store.artifacts.get('bob', singlePageKey(operation.id))).to.equal(null);
  });

  it('resolves relative links against where redirects lead, be it another host', async () => {
    const other = await startHttpServer(
      sitePages({ '/en/page': '<title>There</title><a href="next">Next</a><img src="../a.png" alt="">' }),
    );
    const { outcome } = await fetchFrom(
      sitePages({ '/': { status: 301, headers: { location: `${other.url}/en/page` } } }),
      '/',
      (site) => [site.host, other.host],
    );
    await other.close();
    expect(outcome).to.deep.equal({ key: singlePageKey(operation.id) });
    const page = await stored();
    expect(page?.html?.anchors.map(({ url, internal }) => [url, internal])).to.deep.equal([
      [`${other.url}/en/next`, true],
    ]);
    expect(page?.html?.images.map(({ url }) => url)).to.deep.equal([`${other.url}/a.png`]);
  });

  it('twice: replaces it', async () => {
    await fetchPage({ '/': '<title>Old</title>' });
    await fetchPage({ '/': '<title>New</title>' });
    expect((await stored())?.html?.titles[0]?.text).to.equal('New');
  });

  it('brings back the cookie that a page redirects to itself for', async () => {
    const { outcome } = await fetchFrom((request, response) => {
      if (request.headers.cookie === 'seen=1') response.setHeader('content-type', 'text/html').end('<title>In</title>');
      else response.writeHead(302, { location: '/', 'set-cookie': 'seen=1' }).end();
    });
    expect(outcome).to.deep.equal({ key: singlePageKey(operation.id) });
    expect((await stored())?.html?.titles[0]?.text).to.equal('In');
  });

  const answers: [what: string, page: SitePages[string], code: string, says: string][] = [
    ['404', { status: 404, body: '<p>gone</p>' }, 'site_unreachable', 'returns status 404'],
    ['500', { status: 500 }, 'site_unreachable', 'returns status 500'],
    ['204', { status: 204 }, 'site_unreachable', 'returns status 204'],
    ['401', { status: 401 }, 'site_refused', 'refuses our crawler with status 401'],
    ['403', { status: 403 }, 'site_refused', 'refuses our crawler with status 403'],
    ['429', { status: 429 }, 'site_refused', 'refuses our crawler with status 429'],
    ['a circle', { status: 301, headers: { location: '/' } }, 'site_unreachable', 'redirects without end'],
    ['an image', { headers: { 'content-type': 'image/png' }, body: 'x' }, 'no_data', 'is not an HTML page'],
    ['JSON', { headers: { 'content-type': 'application/json' }, body: '{}' }, 'no_data', 'is not an HTML page'],
    ['nothing', { body: '' }, 'no_data', 'is not an HTML page'],
    [
      'a broken coding',
      { headers: { 'content-encoding': 'gzip' }, body: 'not gzip' },
      'site_unreachable',
      'cannot be reached: The content is not encoded as its headers say.',
    ],
    [
      'a body cut short',
      { headers: { 'content-length': '100' }, body: '<title>x</title>' },
      'site_unreachable',
      'cannot be reached: The connection broke off.',
    ],
  ];
  for (const [what, page, code, says] of answers) {
    it(`${what} is ${code}`, async () => {
      const listener = sitePages({ '/': page });
      const { site, outcome } = await fetchFrom((request, response) => {
        listener(request, response);
        if (what === 'a body cut short') setImmediate(() => request.socket.destroy());
      });
      expect(outcome).to.include({ name: 'DomainError', code, message: `${site.url}/ ${says}`, retryable: false });
    });
  }

  it('an address that may not be fetched is named as such', async () => {
    const { site, outcome } = await fetchFrom(
      (_request, response) => response.end(),
      '/',
      () => [],
    );
    expect(outcome).to.include({ code: 'url_not_allowed' });
    expect(site.hits).to.have.length(0);
  });

  it('is refused where robots.txt forbids the page, which is not requested', async () => {
    const robots = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' };
    const { site, outcome } = await fetchPage({ '/robots.txt': robots, '/private': '<p>x' }, '/private');
    expect(outcome).to.include({
      code: 'site_refused',
      message: `${site.url}/private is not fetched: robots.txt forbids it`,
    });
    expect(site.hits).to.deep.equal(['GET /robots.txt']);
  });
});
