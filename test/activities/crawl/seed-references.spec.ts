import { expect } from 'chai';
import { seedReferences } from '../../../activities/crawl/seed-references.js';
import { sitemapKey } from '../../../domain/operations/artifact-keys.js';
import type { SitemapEntry } from '../../../domain/seo/artifacts/sitemap.js';
import { crawlDeps } from '../../support/crawl-deps.js';
import { type CrawledSite, EXPIRES, storeCrawl } from '../../support/sites/crawled-pages.js';
import { pageFrom } from '../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';
import { startStore, type TestStore } from '../../support/store.js';

const site = 'https://site.example';
const page = (path: string, ...links: string[]) =>
  pageFrom(`<!DOCTYPE html><title>T</title>${links.map((link) => `<link ${link}>`).join('')}`, { url: site + path });
const canonical = (path: string) => `rel="canonical" href="${path}"`;
const language = (code: string, path: string) => `rel="alternate" hreflang="${code}" href="${path}"`;

describe('[I] seed references', () => {
  let running: TestStore;
  let number = 0;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function prepare(given: Partial<CrawledSite>, entries: SitemapEntry[] = []) {
    const crawl_id = `refs-${++number}`;
    await storeCrawl(running.store, { crawl_id, start_url: `${site}/`, pages: [page('/')], ...given });
    await running.store.artifacts.put('alice', sitemapKey(crawl_id), sitemapFrom({ entries }));
    const deps = crawlDeps(running.store, []);
    const seed = () => seedReferences(deps, { user_id: 'alice', crawl_id });
    const pending = async () =>
      (await running.store.crawls.pendingUrls(crawl_id, 10_000)).map(({ url }) => url.slice(site.length));
    return { crawl_id, seed, pending };
  }

  it('adds what pages and sitemap entries name and nothing leads to, in that order, once', async () => {
    const pages = [
      page('/', canonical('/main'), language('de', '/de'), language('en', '/')),
      page('/a', canonical('/main'), language('fr', 'https://other.example/fr'), language('it', '/listed')),
    ];
    const alternates = [
      { hreflang: 'es', url: `${site}/es` },
      { hreflang: 'de', url: `${site}/de` },
    ];
    const { crawl_id, seed, pending } = await prepare({ pages }, [sitemapEntry('/listed', { alternates })]);
    expect(await seed()).to.deep.equal({ added: 3 });
    expect(await pending()).to.deep.equal(['/main', '/de', '/es']);
    const [first] = await running.store.crawls.pendingUrls(crawl_id, 1);
    expect(first).to.deep.equal({ url: `${site}/main`, depth: null, source: 'reference', order: 2 });
    expect(await seed()).to.deep.equal({ added: 3 });
    expect(await pending()).to.deep.equal(['/main', '/de', '/es']);
  });

  it('takes a tenth of the page budget at most, whichever run puts them there', async () => {
    const names = Array.from({ length: 30 }, (_, at) => language('de', `/de/${at}`));
    const whole = await prepare({ pages: [page('/', ...names)] });
    expect(await whole.seed()).to.deep.equal({ added: 10 });
    const expected = await whole.pending();
    expect(expected.at(-1)).to.equal('/de/9');
    const resumed = await prepare({ pages: [page('/', ...names)] });
    const before = [0, 1, 2].map((at) => ({
      url: `${site}/de/${at}`,
      depth: null,
      source: 'reference' as const,
      order: at + 1,
    }));
    await running.store.crawls.addUrls(resumed.crawl_id, before, EXPIRES);
    expect(await resumed.seed()).to.deep.equal({ added: 10 });
    expect(await resumed.pending()).to.deep.equal(expected);
  });

  it('adds no more than can still be fetched', async () => {
    const pages = [
      page('/', language('de', '/de'), language('fr', '/fr')),
      ...Array.from({ length: 18 }, (_, at) => page(`/${at}`)),
    ];
    const { seed, pending } = await prepare({ pages, options: { max_pages: 20 } });
    expect(await seed()).to.deep.equal({ added: 1 });
    expect(await pending()).to.deep.equal(['/de']);
    const full = await prepare({ pages, options: { max_pages: 19 } });
    expect(await full.seed()).to.deep.equal({ added: 0 });
  });

  it('walks into no trap that links are kept from', async () => {
    const pages = [page('/', canonical('/x/x/x/x/'), 'rel="next" href="/?PHPSESSID=1"')];
    expect(await (await prepare({ pages })).seed()).to.deep.equal({ added: 0 });
  });

  it('is no crawl of another user', async () => {
    const { crawl_id } = await prepare({});
    const deps = crawlDeps(running.store, []);
    const failure: unknown = await seedReferences(deps, { user_id: 'bob', crawl_id }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'not_found' });
  });
});
