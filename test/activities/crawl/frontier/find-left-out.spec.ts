import { expect } from 'chai';
import { LeftOutSearch } from '../../../../activities/crawl/frontier/find-left-out.js';
import type { CrawlOptions } from '../../../../domain/crawl/crawl.js';
import { sitemapKey } from '../../../../domain/operations/artifact-keys.js';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import { hashUrl } from '../../../../store/base/url-hash.js';
import { storeCrawl } from '../../../support/sites/crawled-pages.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { startStore, type TestStore } from '../../../support/store.js';

const site = 'https://deep.example';
const page = (path: string, depth: number | null, ...targets: string[]): PageArtifact =>
  pageFrom(targets.map((target) => `<a href="${target}">x</a>`).join(''), { url: site + path, depth });

describe('[I] find what a crawl left out', () => {
  let running: TestStore;
  let number = 0;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function find(given: {
    pages: PageArtifact[];
    pending?: string[];
    options?: Partial<CrawlOptions>;
    listed?: string[];
  }) {
    const crawl_id = `left-out-${++number}`;
    const { pages, pending = [], options = {}, listed = [] } = given;
    await storeCrawl(running.store, {
      crawl_id,
      start_url: `${site}/`,
      pages,
      pending: pending.map((p) => site + p),
      options,
    });
    const entries = listed.map((path) => ({ url: site + path }));
    await running.store.artifacts.put('alice', sitemapKey(crawl_id), { entries });
    const crawl = await running.store.crawls.find('alice', crawl_id);
    if (!crawl) throw new Error('The crawl is stored');
    const search = new LeftOutSearch();
    for await (const { summary } of running.store.crawls.streamDigests(crawl_id)) search.addPage(summary);
    const found = await search.find({ ...running.store, hashUrl }, 'alice', crawl);
    return found.map(({ url, reason, linked }) => [url.slice(site.length), reason, linked]);
  }

  it('names links that are too deep, each once, by the nearest page that has them', async () => {
    const pages = [page('/', 0, '/a'), page('/a', 1, '/b', 'https://other.example/'), page('/b', 2, '/c', '/c#part')];
    expect(await find({ pages, options: { max_depth: 2 } })).to.deep.equal([['/c', 'depth', true]]);
    expect(await find({ pages: [...pages, page('/c', 3, '/')], options: { max_depth: null } })).to.deep.equal([]);
  });

  it('names what waits in the frontier and what the sitemap lists as kept back by a bound', async () => {
    const pages = [page('/', 0, '/a', '/b'), page('/a', 1)];
    const bounded = { pages, pending: ['/b', '/listed'], listed: ['/a', '/listed', '/more'] };
    expect(await find(bounded)).to.deep.equal([
      ['/b', 'bound', true],
      ['/listed', 'bound', false],
      ['/more', 'bound', false],
    ]);
    const unlisted = { ...bounded, pending: ['/b'], options: { include_sitemap_urls: false } };
    expect(await find(unlisted)).to.deep.equal([['/b', 'bound', true]]);
  });

  it('names links that only pages without a depth have, in a crawl with a limit', async () => {
    const pages = [page('/', 0), page('/listed', null, '/behind')];
    expect(await find({ pages, options: { max_depth: 3 } })).to.deep.equal([['/behind', 'unlinked_page', true]]);
  });

  it('names one more variant of an endless series as such', async () => {
    const found = await find({ pages: [page('/', 0, '/x/x/x/x/'), page('/x/', 1)] });
    expect(found).to.deep.equal([['/x/x/x/x/', 'url_trap', true]]);
  });
});
