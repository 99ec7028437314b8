import { expect } from 'chai';
import { fetchListedPages } from '../../../activities/crawl/fetch-listed-pages.js';
import { UNRECORDED } from '../../../activities/crawl/visits/careful-visits.js';
import { listedPageKey } from '../../../domain/operations/artifact-keys.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { crawlDeps } from '../../support/crawl-deps.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';
import { skippedVisits } from '../../support/temporal/skipped-visits.js';
import { until } from '../../support/until.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

describe('[I] fetch listed pages', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  /** @param together a page that is not answered before another one of its host is asked for */
  async function fetch(
    paths: string[],
    answer: (path: string, nth: number) => [status: number, body?: string, headers?: object],
    together: string | null = null,
  ) {
    const asked: string[] = [];
    let inAir = 0;
    let most = 0;
    const site = await startHttpServer(async (request, response) => {
      const path = request.url ?? '/';
      asked.push(path);
      most = Math.max(most, ++inAir);
      const [status, body = '', headers = HTML] = answer(path, asked.filter((one) => one === path).length);
      if (path === together) await until('another page is asked for', () => inAir > 1);
      // Time for one too many.
      await new Promise((resolve) => setTimeout(resolve, 20));
      inAir -= 1;
      response.writeHead(status, { ...headers }).end(body);
    });
    const deps = crawlDeps(running.store, [site.host]);
    const pages = paths.map((path, index) => ({ url: `${site.url}${path}`, part: String(index) }));
    const input = { operation, pages, target_keywords: ['lamps'] };
    const outcomes = await fetchListedPages(deps, input, new AbortController().signal);
    await deps.close();
    await site.close();
    return { outcomes, asked, most, site };
  }
  const codes = (outcomes: Awaited<ReturnType<typeof fetch>>['outcomes']) =>
    outcomes.map(({ page }) => (page.ok ? 'ok' : page.error.code));

  it('keeps each page under its own key, in the order of the list', async () => {
    const { outcomes, site } = await fetch(['/a', '/b'], (path) =>
      path === '/robots.txt' ? [404] : [200, `<h1>Lamps ${path}</h1>`],
    );
    expect(outcomes.map(({ url }) => url)).to.deep.equal([`${site.url}/a`, `${site.url}/b`]);
    const key = listedPageKey(operation.id, '1');
    expect(outcomes[1]?.page).to.deep.equal({ ok: true, value: { key } });
    const page = await running.store.artifacts.get<PageArtifact>('alice', key);
    expect(page?.html?.headings[0]?.text).to.equal('Lamps /b');
    expect(page?.html?.keywords[0]).to.deep.include({ keyword: 'lamps', in_h1: true });
  });

  it('lets a page fail alone, and fetches none that robots.txt forbids', async () => {
    const { outcomes, asked } = await fetch(['/a', '/private/x', '/gone', '/data'], (path) => {
      if (path === '/robots.txt') return [200, 'User-agent: *\nDisallow: /private/', { 'content-type': 'text/plain' }];
      if (path === '/gone') return [404];
      return path === '/data' ? [200, '{}', { 'content-type': 'application/json' }] : [200, '<h1>Lamps</h1>'];
    });
    expect(codes(outcomes)).to.deep.equal(['ok', 'site_refused', 'site_unreachable', 'no_data']);
    expect(asked).to.not.include('/private/x');
  });

  it('asks for robots.txt once, and for no more than two pages of a host at a time', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `/p${index}`);
    const { outcomes, asked, most } = await fetch(
      paths,
      (path) => (path === '/robots.txt' ? [404] : [200, '<h1>Lamps</h1>']),
      '/p1',
    );
    expect(codes(outcomes)).to.deep.equal(paths.map(() => 'ok'));
    expect(asked.filter((path) => path === '/robots.txt')).to.have.length(1);
    expect(most).to.equal(2);
  });

  it('asks a busy host once more after the pause that it wants', async () => {
    const { outcomes, asked } = await fetch(['/a', '/b'], (path, nth) => {
      if (path === '/robots.txt') return [404];
      if (path === '/b') return [503, '', { 'retry-after': '0' }];
      return nth === 1 ? [429, '', { 'retry-after': '0' }] : [200, '<h1>Lamps</h1>', HTML];
    });
    expect(codes(outcomes)).to.deep.equal(['ok', 'site_unreachable']);
    expect(asked.filter((path) => path === '/b')).to.have.length(2);
  });

  it('leaves out a page, and a host by its robots.txt, that has ended its worker twice', async () => {
    const site = await startHttpServer((request, response) => {
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, HTML).end('<h1>Lamps</h1>');
    });
    const deps = crawlDeps(running.store, [site.host]);
    const fetchWith = (setAside: string) => {
      const pages = ['/a', '/poison', '/b'].map((path, at) => ({ url: `${site.url}${path}`, part: String(at) }));
      const input = { operation, pages, target_keywords: [] };
      return fetchListedPages(deps, input, new AbortController().signal, skippedVisits(`${site.url}${setAside}`));
    };
    const outcomes = await fetchWith('/poison');
    const ofHost = await fetchWith('/robots.txt');
    const { hits } = site;
    await deps.close();
    await site.close();
    expect(codes(outcomes)).to.deep.equal(['ok', 'site_unreachable', 'ok']);
    expect(JSON.stringify(outcomes[1])).to.include('This URL crashed the crawler twice and was skipped.');
    expect(codes(ofHost)).to.deep.equal(Array(3).fill('site_unreachable'));
    expect(JSON.stringify(ofHost[0])).to.include('This URL crashed the crawler twice and was skipped.');
    expect(hits).to.deep.equal(['GET /robots.txt', 'GET /a', 'GET /b']);
  });

  it('refuses an address inside', async () => {
    const deps = crawlDeps(running.store, []);
    const pages = [{ url: 'http://127.0.0.1:1/', part: '0' }];
    const given = { operation, pages, target_keywords: [] };
    const outcomes = await fetchListedPages(deps, given, new AbortController().signal);
    await deps.close();
    expect(codes(outcomes)).to.deep.equal(['url_not_allowed']);
  });

  it('gives back what came in time, and says of the others that it did not', async () => {
    const site = await startHttpServer((request, response) => {
      if (request.url !== '/silent')
        response.writeHead(request.url === '/robots.txt' ? 404 : 200, HTML).end('<h1>Lamps</h1>');
    });
    const deps = crawlDeps(running.store, [site.host]);
    const pages = ['/a', '/silent', '/b'].map((path, at) => ({ url: `${site.url}${path}`, part: String(at) }));
    const input = { operation, pages, target_keywords: [] };
    const outcomes = await fetchListedPages(deps, input, new AbortController().signal, UNRECORDED, 1);
    await deps.close();
    await site.close();
    const detail = 'Timed out after 1 seconds';
    expect(outcomes.map(({ page }) => (page.ok ? 'ok' : page.error))).to.deep.equal([
      'ok',
      { code: 'timeout', detail },
      'ok',
    ]);
  });
});
