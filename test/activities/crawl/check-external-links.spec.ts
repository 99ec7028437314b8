import { expect } from 'chai';
import { checkExternalLinks } from '../../../activities/crawl/check-external-links.js';
import type { CrawlDeps } from '../../../activities/crawl/crawl-deps.js';
import { blankFacts } from '../../../activities/crawl/fetch/blank-facts.js';
import { externalLinksKey } from '../../../domain/operations/artifact-keys.js';
import type { ExternalLinkResult } from '../../../domain/seo/artifacts/external-link.js';
import { crawlDeps } from '../../support/crawl-deps.js';
import { markDeath } from '../../support/mark-death.js';
import { stubFetcher } from '../../support/samples/stub-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { pageFrom } from '../../support/sites/pages.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;

describe('[I] check external links', () => {
  let running: TestStore;
  let other: LoopbackServer;
  let deps: CrawlDeps & { close(): Promise<void> };
  let number = 0;
  before(async () => {
    running = await startStore();
    other = await startHttpServer((request, response) => {
      const [, status = '404', onGet = status] = request.url?.split('/') ?? [];
      if (status === 'cut') request.socket.destroy();
      else response.writeHead(Number(request.method === 'HEAD' ? status : onGet), { location: '/200' }).end('a body');
    });
    deps = crawlDeps(running.store, [other.host]);
  });
  after(async () => {
    await deps.close();
    await other.close();
    await running.stop();
  });
  beforeEach(() => other.hits.splice(0));

  async function check(pages: string[][], using: CrawlDeps = deps) {
    const crawl_id = `links-${++number}`;
    const artifacts = pages.map((urls, page) =>
      pageFrom(urls.map((url) => `<a href="${url}">x</a>`).join(''), { url: `https://site.example/${page}` }),
    );
    await storeCrawl(running.store, { crawl_id, start_url: 'https://site.example/0', pages: artifacts });
    const answer = await checkExternalLinks(using, { user_id: 'alice', crawl_id }, never);
    const results = await running.store.artifacts.get<ExternalLinkResult[]>('alice', externalLinksKey(crawl_id));
    return { answer, results: results ?? [], crawl_id };
  }

  it('asks for each target once, by HEAD, in the order of the pages', async () => {
    const { answer, results } = await check([
      [`${other.url}/200`, '/internal', `${other.url}/301`],
      [`${other.url}/200#part`, `${other.url}/410`, 'mailto:a@site.example'],
    ]);
    // Two are on their way at once: which of them comes first is no one's promise.
    expect(other.hits).to.have.members(['HEAD /200', 'HEAD /301', 'HEAD /410']);
    const moved = { error: null, verdict: 'redirect', redirect_url: `${other.url}/200` };
    expect(results).to.deep.equal([
      { url: `${other.url}/200`, status: 200, error: null, verdict: 'ok', redirect_url: null, permanent: false },
      { ...moved, url: `${other.url}/301`, status: 301, permanent: true },
      { url: `${other.url}/410`, status: 410, error: null, verdict: 'broken', redirect_url: null, permanent: false },
    ]);
    expect(answer).to.deep.equal({ checked: 3, broken: 1 });
  });

  it('sets aside what ended the worker twice, and continues', async () => {
    const poison = `${other.url}/200/poison`;
    const id = `links:links-${number + 1}`;
    for (let time = 0; time < 2; time++) await markDeath(running.store, id, poison);
    const { results } = await check([[poison, `${other.url}/200/well`]]);
    expect(results.map(({ verdict, error }) => [verdict, error])).to.deep.equal([
      ['not_checked', { kind: 'unreadable', message: 'This URL crashed the crawler twice and was skipped.' }],
      ['ok', null],
    ]);
    expect(other.hits).to.deep.equal(['HEAD /200/well']);
  });

  const answers: [head: number, get: number, verdict: ExternalLinkResult['verdict']][] = [
    [405, 200, 'ok'],
    [404, 200, 'ok'],
    [403, 200, 'ok'],
    [404, 404, 'broken'],
    [403, 403, 'unverified'],
    [501, 302, 'redirect'],
    [503, 503, 'broken'],
  ];
  for (const [head, get, verdict] of answers) {
    it(`HEAD ${head} proves nothing: GET ${get} makes it ${verdict}`, async () => {
      const { results } = await check([[`${other.url}/${head}/${get}`]]);
      expect(other.hits.map((hit) => hit.split(' ')[0])).to.deep.equal(['HEAD', 'GET']);
      expect(results[0]).to.include({ status: get, verdict });
    });
  }

  for (const [status, permanent] of [
    [302, false],
    [303, false],
    [307, false],
    [308, true],
  ] as const) {
    it(`${status} is ${permanent ? 'permanent' : 'for the moment'}`, async () => {
      const { results } = await check([[`${other.url}/${status}`]]);
      expect(results[0]).to.include({ verdict: 'redirect', permanent, redirect_url: `${other.url}/200` });
    });
  }

  for (const status of [401, 407, 429, 451, 999]) {
    it(`${status} says nothing about the page behind it`, async () => {
      const { answer, results } = await check([[`${other.url}/${status}`]]);
      expect(results[0]).to.include({ status, verdict: 'unverified' });
      expect(answer).to.deep.equal({ checked: 1, broken: 0 });
    });
  }

  it('a connection that breaks is broken, with the reason', async () => {
    const { results } = await check([[`${other.url}/cut`]]);
    expect(results[0]).to.deep.include({
      status: 0,
      verdict: 'broken',
      error: { kind: 'reset', message: 'The connection broke off.' },
    });
  });

  it('an inside address is not asked, and not called broken', async () => {
    const { answer, results } = await check([['http://127.0.0.1:9/', 'http://10.0.0.1/']]);
    expect(results.map(({ error, verdict }) => [error?.kind, verdict])).to.deep.equal([
      ['url_not_allowed', 'not_checked'],
      ['url_not_allowed', 'not_checked'],
    ]);
    expect(answer).to.deep.equal({ checked: 0, broken: 0 });
  });

  it('asks for 2,000 targets, lists 5,000 and forgets the others', async () => {
    const { fetcher, asked } = stubFetcher({});
    const urls = Array.from({ length: 5_100 }, (_, link) => `https://other-${link % 40}.example/${link}`);
    const { answer, results } = await check([urls], { ...deps, fetcher });
    expect(new Set(asked.map((line) => line.split(' ')[1])).size).to.equal(2_000);
    expect(answer).to.deep.equal({ checked: 2_000, broken: 2_000 });
    expect(results).to.have.length(5_000);
    expect(results[1_999]).to.include({ url: urls[1_999], verdict: 'broken' });
    expect(results[2_000]).to.deep.equal({
      url: urls[2_000],
      status: 0,
      error: null,
      verdict: 'not_checked',
      redirect_url: null,
      permanent: false,
    });
  });

  it('sends a host two requests at a time, and asks 32 hosts at once', async () => {
    const inAir = new Map<string, number>();
    let most = 0;
    let mostOfOne = 0;
    const { fetcher } = stubFetcher({});
    const watched: CrawlDeps['fetcher'] = {
      fetchOnce: async (url, options) => {
        const { host } = new URL(url);
        inAir.set(host, (inAir.get(host) ?? 0) + 1);
        mostOfOne = Math.max(mostOfOne, inAir.get(host) ?? 0);
        most = Math.max(
          most,
          [...inAir.values()].reduce((sum, count) => sum + count, 0),
        );
        await new Promise((resolve) => setImmediate(resolve));
        inAir.set(host, (inAir.get(host) ?? 0) - 1);
        return fetcher.fetchOnce(url, options);
      },
    };
    const urls = Array.from({ length: 200 }, (_, link) => `https://other-${link % 40}.example/${link}`);
    await check([urls], { ...deps, fetcher: watched });
    expect([most, mostOfOne]).to.deep.equal([64, 2]);
  });

  it('leaves over what does not fit into its time', async () => {
    let nowMs = 0;
    const { fetcher } = stubFetcher({});
    const slow: CrawlDeps['fetcher'] = {
      fetchOnce: (url, options) => {
        nowMs += 60_000;
        return fetcher.fetchOnce(url, options);
      },
    };
    const urls = Array.from({ length: 10 }, (_, link) => `https://other.example/${link}`);
    const { answer, results } = await check([urls], { ...deps, fetcher: slow, now: () => nowMs });
    expect(answer).to.deep.equal({ checked: 2, broken: 2 });
    expect(results).to.have.length(10);
  });

  it('asks no further for a name that does not resolve, whatever the number of links', async () => {
    const dns = { error: { kind: 'dns', message: 'no such name' } } as const;
    const dead = Array.from({ length: 20 }, (_, link) => `https://dead.example/${link}`);
    const answers = Object.fromEntries(dead.map((url) => [url, dns]));
    const { fetcher, asked } = stubFetcher({ 'https://alive.example/': { status: 200 }, ...answers });
    const { results } = await check([['https://alive.example/', ...dead]], { ...deps, fetcher });
    // Two are in the air to a host when the first failure lands.
    expect(asked).to.deep.equal(['https://alive.example/', ...dead.slice(0, 2)].map((url) => `HEAD ${url}`));
    expect(results.map(({ verdict }) => verdict)).to.deep.equal(['ok', ...dead.map(() => 'broken')]);
  });

  it('gives up when no name resolves at all, and blames no one', async () => {
    const asked: string[] = [];
    const offline: CrawlDeps['fetcher'] = {
      fetchOnce: async (url) => {
        asked.push(url);
        return { facts: { ...blankFacts(), error: { kind: 'dns', message: 'no such name' } }, body: null };
      },
    };
    const urls = Array.from({ length: 100 }, (_, link) => `https://other-${link}.example/`);
    const { results } = await check([urls], { ...deps, fetcher: offline });
    expect(asked.length).to.be.within(16, 48);
    expect(new Set(results.map(({ verdict }) => verdict))).to.deep.equal(new Set(['unverified', 'not_checked']));
  });

  it('stops when told to, with the reason, and knows no crawl of another user', async () => {
    const { crawl_id } = await check([[`${other.url}/200`]]);
    const reason = new Error('cancelled');
    const fail = (user_id: string, signal: AbortSignal) =>
      checkExternalLinks(deps, { user_id, crawl_id }, signal).catch((failure: unknown) => failure);
    expect(await fail('alice', AbortSignal.abort(reason))).to.equal(reason);
    expect(await fail('bob', never)).to.include({ code: 'not_found' });
  });

  it('a site without external links has an empty list, not none', async () => {
    const { answer, results } = await check([['/internal']]);
    expect([answer, results]).to.deep.equal([{ checked: 0, broken: 0 }, []]);
  });
});
