import { expect } from 'chai';
import { checkEdgeLinks } from '../../../activities/crawl/check-edge-links.js';
import { edgeLinksKey } from '../../../domain/operations/artifact-keys.js';
import type { EdgeLinkResult } from '../../../domain/seo/artifacts/edge-link.js';
import { crawlDeps } from '../../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { pageFrom } from '../../support/sites/pages.js';
import { robotsFrom } from '../../support/sites/robots-from.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;

describe('[I] check edge links', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let number = 0;
  before(async () => {
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const [, status = '404', target] = request.url?.split('/') ?? [];
      const headers = target === undefined ? {} : { location: `/${target}` };
      response.writeHead(Number(status) || 404, headers).end();
    });
  });
  after(async () => {
    await site.close();
    await running.stop();
  });
  beforeEach(() => site.hits.splice(0));

  async function check(links: string[], robots = '') {
    const deps = crawlDeps(running.store, [site.host]);
    const crawl_id = `edge-${++number}`;
    const start_url = `${site.url}/`;
    const anchors = links.map((path) => `<a href="${path}">x</a>`).join('');
    const pages = [pageFrom(anchors, { url: start_url, depth: 1 })];
    await storeCrawl(running.store, { crawl_id, start_url, pages, options: { max_depth: 1 } });
    await running.store.crawls.saveSite('alice', crawl_id, {
      start_url,
      robots: robotsFrom({ text: robots }),
      probes: null,
    });
    const counts = await checkEdgeLinks(deps, { user_id: 'alice', crawl_id }, never).finally(() => deps.close());
    const results = await running.store.artifacts.get<EdgeLinkResult[]>('alice', edgeLinksKey(crawl_id));
    const shown = results?.map(({ url, verdict, final_url, final }) => [
      url.slice(site.url.length),
      verdict,
      final_url.slice(site.url.length),
      final.verdict,
    ]);
    return { counts, shown };
  }

  it('requests what the crawl found and did not follow, and follows its redirects', async () => {
    const { counts, shown } = await check(['/200', '/404', '/301/404', '/302/', 'https://other.example/']);
    expect(shown).to.deep.equal([
      ['/200', 'ok', '/200', 'ok'],
      ['/404', 'broken', '/404', 'broken'],
      ['/301/404', 'redirect', '/404', 'broken'],
      ['/302/', 'redirect', '/', 'broken'],
    ]);
    expect(counts).to.deep.equal({ checked: 4, broken: 3 });
  });

  it('requests nothing that robots.txt forbids', async () => {
    const { counts, shown } = await check(['/404', '/200', '/301/404'], 'User-agent: *\nDisallow: /404');
    expect(shown).to.deep.equal([
      ['/404', 'not_checked', '/404', 'not_checked'],
      ['/200', 'ok', '/200', 'ok'],
      ['/301/404', 'redirect', '/404', 'not_checked'],
    ]);
    expect(site.hits.some((hit) => hit.endsWith(' /404'))).to.equal(false);
    expect(counts).to.deep.equal({ checked: 2, broken: 0 });
  });

  it('requests nothing of a crawl that followed every link', async () => {
    expect(await check([])).to.deep.equal({ counts: { checked: 0, broken: 0 }, shown: [] });
    expect(site.hits).to.deep.equal([]);
  });
});
