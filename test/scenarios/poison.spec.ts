import { expect } from 'chai';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { until } from '../support/until.js';

const PAGES = 12;

describe('[E] a URL that ends the worker', function () {
  this.timeout(300_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  /** Poisons that killed the worker at once. */
  let deaths: string[];
  let restarting: Promise<void> = Promise.resolve();
  let isRestarting = false;

  before(async () => {
    deaths = [];
    const links = (paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
    const pages = Array.from({ length: PAGES }, (_, at) => `/p${at}`);
    site = await startHttpServer((request, response) => {
      const path = request.url ?? '/';
      if (path.includes('poison')) {
        // What was in the air together dies of the first.
        if (isRestarting) return;
        isRestarting = true;
        deaths.push(path);
        // As a supervisor does it: the next one starts when this one is dead.
        restarting = platform
          .killWorker('SIGKILL')
          .then(() => platform.startWorker())
          .finally(() => {
            isRestarting = false;
          });
        return;
      }
      const isHome = path === '/' || path === '/deadly';
      const isPage = isHome || pages.includes(path);
      const more =
        path === '/'
          ? [...pages.slice(0, 6), '/poison', ...pages.slice(6)]
          : path === '/deadly'
            ? Array.from({ length: 30 }, (_, at) => `/poison-${at}`)
            : [];
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
      response.end(
        isPage
          ? `<!doctype html><html lang="en"><title>Page ${path}</title><h1>${path}</h1>${links(more)}</html>`
          : 'none',
      );
    });
    const env = { CHROME_PATH: '/nonexistent/chromium', WORKER_QUEUES: 'orchestration,crawl' };
    platform = await startPlatform({ allow: [site.host], env });
  });
  after(async () => {
    await restarting;
    await platform?.stop();
    await site.close();
  });

  const begin = async (path: string, body: object) => {
    const { body: operation, status } = await platform.call<{ id: string }>(path, {
      body,
      headers: { prefer: 'respond-async' },
    });
    expect(status, JSON.stringify(operation)).to.equal(202);
    return operation.id;
  };

  it('twice by itself is set aside with the reason, and the crawl continues without it', async () => {
    const id = await begin('/api/seo/technical-seo', { url: site.url });
    const ended = await platform.waitForEnd<{ status: string; result: object }>(id);
    expect(ended.status).to.equal('completed');
    expect(deaths).to.deep.equal(['/poison', '/poison', '/poison']);
    const found = JSON.stringify(ended.result);
    expect(found).to.include('crawl/unreadable').and.include('This URL crashed the crawler twice and was skipped.');
    expect(found).to.include(`${site.url}/poison`);
    for (let at = 0; at < PAGES; at++) expect(site.hits).to.include(`GET /p${at}`);
  });

  it('cancels an operation while workers die over it', async () => {
    deaths.splice(0);
    const id = await begin('/api/seo/technical-seo', { url: `${site.url}/deadly` });
    await until('the first worker is dead', () => deaths.length > 0);
    expect((await platform.call(`/api/operations/${id}/cancel`, { method: 'POST' })).status).to.equal(202);
    expect(await platform.waitForEnd(id)).to.include({ status: 'cancelled' });
    expect(deaths.length).to.be.at.most(3);
  });
});
