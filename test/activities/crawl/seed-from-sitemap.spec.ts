import { expect } from 'chai';
import { seedFromSitemap } from '../../../activities/crawl/seed-from-sitemap.js';
import { sitemapKey } from '../../../domain/operations/artifact-keys.js';
import { crawlDeps } from '../../support/crawl-deps.js';
import { type CrawledSite, storeCrawl } from '../../support/sites/crawled-pages.js';
import { pageFrom } from '../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';
import { startStore, type TestStore } from '../../support/store.js';

const home = pageFrom('<title>Home</title>', { url: 'https://site.example/' });

describe('[I] seed from sitemap', () => {
  let running: TestStore;
  let number = 0;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function prepare(urls: string[], site: Partial<CrawledSite> = {}) {
    const crawl_id = `seed-${++number}`;
    await storeCrawl(running.store, { crawl_id, start_url: 'https://site.example/', pages: [home], ...site });
    const sitemap = sitemapFrom({ entries: urls.map((url) => sitemapEntry(url)) });
    await running.store.artifacts.put('alice', sitemapKey(crawl_id), sitemap);
    const deps = crawlDeps(running.store, []);
    const seed = () => seedFromSitemap(deps, { user_id: 'alice', crawl_id });
    const pending = () => running.store.crawls.pendingUrls(crawl_id, 10_000);
    return { crawl_id, seed, pending };
  }

  it('adds what no page linked to behind the frontier, in the order of the list, once', async () => {
    const { seed, pending } = await prepare(['/b', '/', '/a', '/b']);
    expect(await seed()).to.deep.equal({ added: 2 });
    expect(await pending()).to.deep.equal([
      { url: 'https://site.example/b', depth: null, source: 'sitemap', order: 1 },
      { url: 'https://site.example/a', depth: null, source: 'sitemap', order: 2 },
    ]);
  });

  it('twice: adds nothing, and still says that there is something to fetch', async () => {
    const { seed, pending } = await prepare(['/b', '/a']);
    const first = await seed();
    const before = await pending();
    expect(await seed()).to.deep.equal(first);
    expect(await pending()).to.deep.equal(before);
  });

  it('a run that died half-way is completed by the next', async () => {
    const { seed, pending } = await prepare(['/a', '/b', '/c'], { pending: ['https://site.example/a'] });
    expect(await seed()).to.deep.equal({ added: 3 });
    expect((await pending()).map(({ url, order }) => [url, order])).to.deep.equal([
      ['https://site.example/a', 1],
      ['https://site.example/b', 2],
      ['https://site.example/c', 3],
    ]);
  });

  it('takes the site with and without www., and no other', async () => {
    const { seed, pending } = await prepare([
      'https://www.site.example/w',
      'https://other.example/x',
      'https://sub.site.example/y',
      'https://site.example:8443/z',
    ]);
    expect(await seed()).to.deep.equal({ added: 1 });
    expect((await pending()).map(({ url }) => url)).to.deep.equal(['https://www.site.example/w']);
  });

  it('adds more than the page budget, so that the crawl knows it was cut, but stays within the frontier', async () => {
    const urls = Array.from({ length: 1_500 }, (_, index) => `/p${index}`);
    const { seed, pending } = await prepare(urls, { options: { max_pages: 10 } });
    expect(await seed()).to.deep.equal({ added: 1_019 });
    expect((await pending()).at(-1)?.url).to.equal('https://site.example/p1018');
    expect(await seed()).to.deep.equal({ added: 1_019 });
  });

  it('no sitemap, nothing to add', async () => {
    const crawl_id = 'seed-without';
    await storeCrawl(running.store, { crawl_id, start_url: 'https://site.example/', pages: [home] });
    const deps = crawlDeps(running.store, []);
    expect(await seedFromSitemap(deps, { user_id: 'alice', crawl_id })).to.deep.equal({ added: 0 });
    const failure: unknown = await seedFromSitemap(deps, { user_id: 'bob', crawl_id }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'not_found' });
  });
});
