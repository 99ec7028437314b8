import { expect } from 'chai';
import { gatherSitemaps } from '../../../activities/crawl/gather-sitemaps.js';
import { readRobots } from '../../../activities/crawl/robots/read-robots.js';
import { sitemapKey } from '../../../domain/operations/artifact-keys.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import { crawlDeps, sitePages } from '../../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { startStore, type TestStore } from '../../support/store.js';

const never = new AbortController().signal;

describe('[I] gather sitemaps', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let deps: ReturnType<typeof crawlDeps>;
  before(async () => {
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const sitemap = `<urlset><url><loc>${site.url}/a</loc></url><url><loc>${site.url}/b</loc></url></urlset>`;
      sitePages({
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `Sitemap: ${site.url}/named.xml` },
        '/named.xml': { headers: { 'content-type': 'application/xml' }, body: sitemap },
      })(request, response);
    });
    deps = crawlDeps(running.store, [site.host]);
  });
  after(async () => {
    await deps.close();
    await site.close();
    await running.stop();
  });
  const stored = (crawl_id: string) => running.store.artifacts.get<SitemapArtifact>('alice', sitemapKey(crawl_id));

  it('reads what the robots.txt of the crawl names into the store, and gives counts alone', async () => {
    await storeCrawl(running.store, { crawl_id: 'named', start_url: `${site.url}/` });
    const robots = await readRobots(deps, site.url, never);
    await running.store.crawls.saveSite('alice', 'named', { start_url: `${site.url}/`, robots, probes: null });
    const answer = await gatherSitemaps(deps, { user_id: 'alice', crawl_id: 'named' }, never);
    expect(answer).to.deep.equal({ files: 1, urls: 2 });
    const sitemap = await stored('named');
    expect(sitemap?.files[0]).to.include({ url: `${site.url}/named.xml`, source: 'robots' });
    expect(sitemap?.sampled).to.deep.equal([]);
  });

  it('finding nothing is an outcome too', async () => {
    await storeCrawl(running.store, { crawl_id: 'without', start_url: `${site.url}/` });
    const answer = await gatherSitemaps(deps, { user_id: 'alice', crawl_id: 'without' }, never);
    expect(answer).to.deep.equal({ files: 0, urls: 0 });
    expect(await stored('without')).to.deep.equal({
      files: [],
      url_count: 0,
      entries: [],
      pictures: [],
      incomplete: false,
      sampled: [],
    });
  });

  it('a site that does not answer is a failure with the reason, and nothing is stored', async () => {
    await storeCrawl(running.store, { crawl_id: 'dead', start_url: 'http://127.0.0.1:9/' });
    const fail = (user_id: string) =>
      gatherSitemaps(deps, { user_id, crawl_id: 'dead' }, never).catch((failure: unknown) => failure);
    expect(await fail('alice')).to.include({ name: 'DomainError', code: 'url_not_allowed' });
    expect(await fail('bob')).to.include({ code: 'not_found' });
    expect(await stored('dead')).to.equal(null);
  });
});
