import { expect } from 'chai';
import type { CrawlDeps } from '../../../activities/crawl/crawl-deps.js';
import { crawlSlice } from '../../../activities/crawl/crawl-slice.js';
import { prepareSite } from '../../../activities/crawl/prepare-site.js';
import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import type { CheckFailure } from '../../../domain/seo/check-failure.js';
import { crawlDeps, sitePages } from '../../support/crawl-deps.js';
import { markDeath } from '../../support/mark-death.js';
import { stubPageCheck } from '../../support/samples/stub-checks.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;
const OPTIONS: CrawlOptions = {
  max_pages: 200,
  max_depth: 5,
  respect_robots: true,
  include_sitemap_urls: false,
  target_keywords: [],
};

/** Each kind of write is the one that fails: a batch is pages and URLs, then their mark. */
const DEADLY_WRITES = new Set([1, 4, 7, 12, 15, 20]);

/** 60 pages, any of them within four clicks of the first; a missing page, a redirect, and one that robots.txt forbids. */
function smallSite() {
  const page = (number: number) =>
    [1, 2, 4, 8, 16, 32, 31, 47, 55].map((step) => `<a href="/p${(number + step) % 60}">${number + step}</a>`).join('');
  const pages = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [`/p${number}`, `<title>P${number}</title>${page(number)}`]),
  );
  return sitePages({
    ...pages,
    '/': `<title>Home</title><a href="/p0">first</a><a href="/missing">m</a><a href="/old">o</a><a href="/private/x">x</a>`,
    '/old': { status: 301, headers: { location: '/p59' } },
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private/' },
  });
}

describe('[I] crawl slice', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let deps: CrawlDeps & { close(): Promise<void> };
  let number = 0;
  before(async () => {
    running = await startStore();
    site = await startHttpServer(smallSite());
    deps = crawlDeps(running.store, [site.host]);
  });
  after(async () => {
    await deps.close();
    await site.close();
    await running.stop();
  });

  it('keeps with each page the check that threw on it, and reports it with its stack', async () => {
    const broken = stubPageCheck('title/odd', {
      judge: (page) => {
        if (page.url.endsWith('/p3')) throw new TypeError('x is undefined');
        return [];
      },
    });
    const reported: [CheckFailure, string][] = [];
    const breaking = crawlDeps(running.store, [site.host], {
      checks: [broken],
      reportCheckFailures: (failures, url) => {
        for (const failure of failures) reported.push([failure, url]);
      },
    });
    const crawl_id = await prepare();
    for (let done = false; !done; ) ({ done } = await crawlSlice(breaking, { user_id: 'alice', crawl_id }, never));
    await breaking.close();
    const failed: unknown[] = [];
    for await (const digest of running.store.crawls.streamDigests(crawl_id))
      if (digest.failed) failed.push([new URL(digest.summary.url).pathname, digest.failed]);
    expect(failed).to.deep.equal([['/p3', [{ id: 'title/odd', message: 'x is undefined' }]]]);
    expect(reported.map(([{ id }, url]) => [id, new URL(url).pathname])).to.deep.equal([['title/odd', '/p3']]);
    expect(reported[0]?.[0].stack).to.contain('crawl-slice.spec');
  });

  async function prepare(options: Partial<CrawlOptions> = {}): Promise<string> {
    const crawl_id = `slice-${++number}`;
    await prepareSite(
      deps,
      { user_id: 'alice', crawl_id, start_url: site.url, options: { ...OPTIONS, ...options } },
      never,
    );
    return crawl_id;
  }

  async function crawlAll(crawl_id: string, crawler: CrawlDeps = deps) {
    for (let slices = 0; slices < 50; slices++) {
      const result = await crawlSlice(crawler, { user_id: 'alice', crawl_id }, never);
      if (result.done) return result;
    }
    throw new Error('the crawl does not end');
  }

  async function visited(crawl_id: string): Promise<string[]> {
    const urls: string[] = [];
    for await (const { summary } of running.store.crawls.streamDigests(crawl_id))
      urls.push(summary.url.slice(site.url.length));
    return urls;
  }

  it('fetches every URL once, breadth first, and stores what it found', async () => {
    const crawl_id = await prepare();
    site.hits.length = 0;
    const result = await crawlAll(crawl_id);
    expect(result).to.include({ done: true, fetched: 64, pending: 0 });
    const urls = await visited(crawl_id);
    expect(urls.slice(0, 8)).to.deep.equal(['/', '/p0', '/missing', '/old', '/private/x', '/p1', '/p2', '/p4']);
    expect(site.hits.filter((hit) => hit === 'GET /p7')).to.have.length(1);
    expect(site.hits).to.not.include('GET /private/x');
    const redirect = await running.store.crawls.findPage(crawl_id, `${site.url}/old`);
    expect(redirect?.fetch).to.include({ status: 301, redirect_url: `${site.url}/p59` });
  });

  it('sets aside what ended the worker twice, keeps the reason, and visits the same pages as ever', async () => {
    const [crawl_id, undisturbed] = [await prepare(), await prepare()];
    for (let time = 0; time < 2; time++) await markDeath(running.store, `crawl:${crawl_id}`, `${site.url}/p7`);
    site.hits.length = 0;
    expect(await crawlAll(crawl_id)).to.include({ done: true, fetched: 64, pending: 0 });
    expect(site.hits).to.not.include('GET /p7');
    const lost = await running.store.crawls.findPage(crawl_id, `${site.url}/p7`);
    expect(lost?.fetch).to.deep.include({
      status: 0,
      error: { kind: 'unreadable', message: 'This URL crashed the crawler twice and was skipped.' },
    });
    await crawlAll(undisturbed);
    expect((await visited(crawl_id)).sort()).to.deep.equal((await visited(undisturbed)).sort());
  });

  it('the page budget cuts off the same pages every time', async () => {
    const first = await prepare({ max_pages: 17 });
    const second = await prepare({ max_pages: 17 });
    const result = await crawlAll(first);
    await crawlAll(second, { ...deps, concurrency: 1 });
    const urls = await visited(first);
    expect(urls.filter((url) => url !== '/private/x')).to.have.length(17);
    expect(await visited(second)).to.deep.equal(urls);
    expect(result.pending).to.be.greaterThan(0);
  });

  it('killed between any two writes and resumed, it ends with the same pages in the same order, none twice', async () => {
    const undisturbed = await prepare();
    await crawlAll(undisturbed);
    const disturbed = await prepare();
    let writes = 0;
    const fragile =
      <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
      async (...args: Args) => {
        if (DEADLY_WRITES.has(++writes)) throw new Error('killed');
        return write(...args);
      };
    const { crawls } = running.store;
    const dying = {
      ...crawls,
      addPages: fragile(crawls.addPages),
      addUrls: fragile(crawls.addUrls),
      markDone: fragile(crawls.markDone),
    };
    let deaths = 0;
    for (let attempts = 0; attempts < 200; attempts++) {
      const result = await crawlSlice(
        { ...deps, crawls: dying },
        { user_id: 'alice', crawl_id: disturbed },
        never,
      ).catch(() => null);
      if (result?.done) break;
      if (!result) deaths++;
    }
    expect(deaths).to.be.greaterThan(2);
    expect(await visited(disturbed)).to.deep.equal(await visited(undisturbed));
  });

  it('robots.txt that cannot be read forbids everything, the start page too', async () => {
    const closed = await startHttpServer(
      sitePages({ '/': '<a href="/a">a</a>', '/a': 'A', '/robots.txt': { status: 503 } }),
    );
    const crawler = crawlDeps(running.store, [closed.host]);
    const crawl_id = 'slice-closed';
    await prepareSite(crawler, { user_id: 'alice', crawl_id, start_url: closed.url, options: OPTIONS }, never);
    await crawlAll(crawl_id, crawler);
    expect([...new Set(closed.hits)]).to.deep.equal(['GET /robots.txt']);
    expect((await running.store.crawls.findPage(crawl_id, `${closed.url}/`))?.allowed_by_robots).to.equal(false);
    await crawler.close();
    await closed.close();
  });

  it('a page that hands out a cookie and redirects to itself is one page of the crawl, and no loop', async () => {
    const shy = await startHttpServer((request, response) => {
      const isShy = request.url === '/shy' && request.headers.cookie !== 'seen=1';
      if (isShy) response.writeHead(302, { location: '/shy', 'set-cookie': 'seen=1' }).end();
      else sitePages({ '/': '<a href="/shy">s</a>', '/shy': '<title>Shy</title>' })(request, response);
    });
    const crawler = crawlDeps(running.store, [shy.host]);
    const crawl_id = `slice-${++number}`;
    await prepareSite(crawler, { user_id: 'alice', crawl_id, start_url: shy.url, options: OPTIONS }, never);
    expect(await crawlAll(crawl_id, crawler)).to.include({ done: true, fetched: 2, pending: 0 });
    expect((await running.store.crawls.findPage(crawl_id, `${shy.url}/shy`))?.fetch).to.include({
      status: 200,
      redirect_url: null,
    });
    expect(shy.hits.filter((hit) => hit === 'GET /shy')).to.have.length(2);
    await crawler.close();
    await shy.close();
  });

  it('stops when told to, with the reason', async () => {
    const crawl_id = await prepare();
    const controller = new AbortController();
    const reason = new Error('cancelled');
    controller.abort(reason);
    const failure: unknown = await crawlSlice(deps, { user_id: 'alice', crawl_id }, controller.signal).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.equal(reason);
  });

  it('knows no crawl of another user', async () => {
    const crawl_id = await prepare();
    const failure: unknown = await crawlSlice(deps, { user_id: 'bob', crawl_id }, never).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'not_found' });
  });

  it('leaves what has not landed when its time is up to the next slice, and keeps what has', async () => {
    const silent = await startHttpServer((request, response) => {
      if (request.url === '/robots.txt') return response.writeHead(404).end();
      const links = [1, 2, 3].map((at) => `<a href="/silent/${at}">s</a><a href="/fine/${at}">f</a>`).join('');
      if (request.url?.startsWith('/silent')) return undefined;
      return response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Page</title>${links}`);
    });
    const own = crawlDeps(running.store, [silent.host]);
    const ref = { user_id: 'alice', crawl_id: 'slice-silent' };
    await prepareSite(own, { ...ref, start_url: silent.url, options: OPTIONS }, never);
    const slice = await crawlSlice(own, ref, never, 2);
    await own.close();
    await silent.close();
    expect(slice.done).to.equal(false);
    expect(slice.pending).to.be.at.least(3);
    expect(slice.fetched).to.be.within(1, 4);
  });
});
