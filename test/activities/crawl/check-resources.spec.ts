import { expect } from 'chai';
import { checkResources } from '../../../activities/crawl/check-resources.js';
import type { CrawlDeps } from '../../../activities/crawl/crawl-deps.js';
import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import { resourcesKey, sitemapKey } from '../../../domain/operations/artifact-keys.js';
import type { ResourceResult } from '../../../domain/seo/artifacts/resource.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import { crawlDeps } from '../../support/crawl-deps.js';
import { markDeath } from '../../support/mark-death.js';
import { stubFetcher } from '../../support/samples/stub-fetcher.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { IMAGE_FILES } from '../../support/sites/image-files.js';
import { pageFrom } from '../../support/sites/pages.js';
import { robotsFrom } from '../../support/sites/robots-from.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;

describe('[I] check resources', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let other: LoopbackServer;
  let deps: CrawlDeps & { close(): Promise<void> };
  let number = 0;
  before(async () => {
    running = await startStore();
    const answer: Parameters<typeof startHttpServer>[0] = (request, response) => {
      const path = request.url ?? '';
      if (path.startsWith('/limited')) response.writeHead(429, { 'retry-after': '60' }).end();
      else if (path === '/moved.png') response.writeHead(302, { location: '/private/a.png' }).end();
      else if (path.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(IMAGE_FILES.png);
      else response.writeHead(path.endsWith('.gone') ? 404 : 200, { 'content-type': 'text/css' }).end('p{}');
    };
    site = await startHttpServer(answer);
    other = await startHttpServer(answer);
    deps = crawlDeps(running.store, [site.host, other.host]);
  });
  after(async () => {
    await deps.close();
    await site.close();
    await other.close();
    await running.stop();
  });
  beforeEach(() => {
    site.hits.length = 0;
    other.hits.length = 0;
  });

  interface Settings {
    using?: CrawlDeps;
    robots?: string;
    options?: Partial<CrawlOptions>;
    pictures?: SitemapArtifact['pictures'];
    origin?: string;
  }

  async function check(pages: string[], settings: Settings = {}) {
    const crawl_id = `resources-${++number}`;
    const { using = deps, robots = '', options, pictures, origin = site.url } = settings;
    const artifacts = pages.map((html, at) => pageFrom(html, { url: `${origin}/${at}` }));
    await storeCrawl(running.store, { crawl_id, start_url: `${origin}/0`, pages: artifacts, options });
    const read = { start_url: `${origin}/0`, robots: robotsFrom({ text: robots }), probes: null };
    await running.store.crawls.saveSite('alice', crawl_id, read);
    if (pictures) await running.store.artifacts.put('alice', sitemapKey(crawl_id), { pictures });
    const answer = await checkResources(using, { user_id: 'alice', crawl_id }, never);
    const results = await running.store.artifacts.get<ResourceResult[]>('alice', resourcesKey(crawl_id));
    return { answer, results: results ?? [], crawl_id };
  }
  const verdicts = (results: ResourceResult[], origin = site.url) =>
    results.map(({ url, verdict }) => [url.replace(origin, ''), verdict]);

  it('requests each file once, in the order of first use, and stores what came', async () => {
    const { answer, results } = await check([
      `<link rel=stylesheet href=/s.css><img src=/a.png><img src="${other.url}/b.png">`,
      '<link rel=stylesheet href=/s.css><img src=/a.png><img src=/c.gone><img src=/limited.png>',
    ]);
    expect(verdicts(results)).to.deep.equal([
      ['/s.css', 'ok'],
      ['/a.png', 'ok'],
      [`${other.url}/b.png`, 'ok'],
      ['/c.gone', 'broken'],
      ['/limited.png', 'unverified'],
    ]);
    expect(results[1]).to.deep.include({ use_count: 2, image: { format: 'png', width: 40, height: 20 } });
    expect([...site.hits].sort()).to.deep.equal(['GET /a.png', 'GET /c.gone', 'GET /limited.png', 'GET /s.css']);
    expect(other.hits).to.deep.equal(['GET /b.png']);
    expect(answer).to.deep.equal({ checked: 5, broken: 1 });
  });

  it('sets aside what ended the worker twice, and continues', async () => {
    const id = `resources:resources-${number + 1}`;
    for (let time = 0; time < 2; time++) await markDeath(running.store, id, `${site.url}/poison.png`);
    const { results } = await check(['<img src=/poison.png><img src=/a.png>']);
    expect(results.map(({ verdict, error }) => [verdict, error])).to.deep.equal([
      ['not_checked', { kind: 'unreadable', message: 'This URL crashed the crawler twice and was skipped.' }],
      ['ok', null],
    ]);
    expect(site.hits).to.deep.equal(['GET /a.png']);
  });

  it('obeys robots.txt on the own host, redirects included, and lists what it forbids', async () => {
    const { results } = await check(
      [`<img src=/private/a.png><img src=/moved.png><img src="${other.url}/private/b.png">`],
      { robots: 'User-agent: *\nDisallow: /private' },
    );
    expect(results.map(({ allowed_by_robots, verdict }) => [allowed_by_robots, verdict])).to.deep.equal([
      [false, 'not_checked'],
      [true, 'not_checked'],
      [true, 'ok'],
    ]);
    expect(site.hits).to.deep.equal(['GET /moved.png']);
  });

  it('asks all the same when the user says that robots.txt does not bind, and keeps what it says', async () => {
    const { results } = await check(['<img src=/private/a.png>'], {
      robots: 'User-agent: *\nDisallow: /private',
      options: { respect_robots: false },
    });
    expect(results[0]).to.include({ allowed_by_robots: false, verdict: 'ok' });
  });

  it('tries the images that sitemaps list', async () => {
    const { results } = await check(['<img src=/a.png>'], {
      pictures: [
        { url: `${site.url}/a.png`, page_url: `${site.url}/9` },
        { url: `${site.url}/x.gone`, page_url: `${site.url}/9` },
      ],
    });
    expect(results.map(({ kinds, verdict, used_by }) => [kinds, verdict, used_by])).to.deep.equal([
      [['image', 'sitemap_image'], 'ok', [`${site.url}/0`]],
      [['sitemap_image'], 'broken', [`${site.url}/9`]],
    ]);
  });

  it('asks for 1,000 files, those of srcset last, and lists the others as not checked', async () => {
    const { fetcher, asked } = stubFetcher({});
    const images = Array.from({ length: 970 }, (_, at) => `<img src="https://c${at % 20}.example/${at}">`).join('');
    const srcset = Array.from({ length: 30 }, (_, at) => `https://c.example/s${at} ${at + 1}w`).join(', ');
    const scripts = Array.from({ length: 20 }, (_, at) => `<script src="https://d.example/${at}"></script>`).join('');
    const { answer, results } = await check([`<img src="/0" srcset="${srcset}">${images}`, scripts], {
      using: { ...deps, fetcher },
      origin: 'https://site.example',
    });
    expect([results.length, answer.checked]).to.deep.equal([1021, 1000]);
    expect(new Set(asked).size).to.equal(1000);
    expect(
      results.filter(({ verdict }) => verdict === 'not_checked').every(({ kinds }) => kinds[0] === 'srcset_image'),
    ).to.equal(true);
  });

  it('sends strange hosts one request after the other, the own host as many as it bears', async () => {
    const inAir = new Map<string, number>();
    const most = new Map<string, number>();
    const fetcher: CrawlDeps['fetcher'] = {
      fetchOnce: async (url, options) => {
        const { host } = new URL(url);
        inAir.set(host, (inAir.get(host) ?? 0) + 1);
        most.set(host, Math.max(most.get(host) ?? 0, inAir.get(host) ?? 0));
        await new Promise((resolve) => setImmediate(resolve));
        inAir.set(host, (inAir.get(host) ?? 0) - 1);
        return stubFetcher({}).fetcher.fetchOnce(url, options);
      },
    };
    const images = Array.from({ length: 30 }, (_, at) => `<img src=/${at}><img src="//cdn.example/${at}">`).join('');
    const using = { ...deps, fetcher, concurrency: 4 };
    await check([images], { using, origin: 'https://site.example' });
    expect([...most].sort()).to.deep.equal([
      ['cdn.example', 1],
      ['site.example', 4],
    ]);
  });

  it('leaves over what does not fit into its time', async () => {
    let nowMs = 0;
    const fetcher: CrawlDeps['fetcher'] = {
      fetchOnce: (url, options) => {
        nowMs += 60_000;
        return stubFetcher({}).fetcher.fetchOnce(url, options);
      },
    };
    const images = Array.from({ length: 9 }, (_, at) => `<img src="https://cdn.example/${at}">`).join('');
    const { answer, results } = await check([images], { using: { ...deps, fetcher, now: () => nowMs } });
    expect(answer).to.deep.equal({ checked: 2, broken: 2 });
    expect(results).to.have.length(9);
  });

  it('running twice leaves the same list', async () => {
    const { crawl_id, results } = await check(['<img src=/a.png>']);
    await checkResources(deps, { user_id: 'alice', crawl_id }, never);
    expect(await running.store.artifacts.get('alice', resourcesKey(crawl_id))).to.deep.equal(results);
  });

  it('stops when told to, with the reason, and knows no crawl of another user', async () => {
    const { crawl_id } = await check(['<img src=/a.png>']);
    const reason = new Error('cancelled');
    const fail = (user_id: string, signal: AbortSignal) =>
      checkResources(deps, { user_id, crawl_id }, signal).catch((failure: unknown) => failure);
    expect(await fail('alice', AbortSignal.abort(reason))).to.equal(reason);
    expect(await fail('bob', never)).to.include({ code: 'not_found' });
  });

  it('does not take an error of ours for one of the site', async () => {
    const fetcher: CrawlDeps['fetcher'] = { fetchOnce: () => Promise.reject(new Error('a bug')) };
    const failure: unknown = await check(['<img src=/a.png>'], { using: { ...deps, fetcher } }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.be.instanceOf(Error).with.property('message', 'a bug');
  });

  it('a site without files has an empty list, not none', async () => {
    const { answer, results } = await check(['<p>text']);
    expect([answer, results]).to.deep.equal([{ checked: 0, broken: 0 }, []]);
  });
});
