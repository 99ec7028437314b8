import { expect } from 'chai';
import type { LinkTarget } from '../../../domain/seo/links/link-target.js';
import type { PageLink } from '../../../domain/seo/links/page-link.js';
import { crawlLinkModel } from '../../../store/crawl/crawl-link-model.js';
import type { CrawlLinksRepository, TargetPosition } from '../../../store/crawl/crawl-links.js';
import { EXPIRES, storeCrawl } from '../../support/sites/crawled-pages.js';
import { pageLink } from '../../support/sites/page-link.js';
import { startStore, type TestStore } from '../../support/store.js';

type Listed = Awaited<ReturnType<CrawlLinksRepository['listTargets']>>;

const url = (path: string) => `https://site.example${path}`;
const target = (path: string, overrides: Partial<LinkTarget> = {}): LinkTarget => ({
  url: url(path),
  internal: true,
  status: 200,
  inlinks: 1,
  unique_inlinks: 1,
  followed_inlinks: 1,
  other_links: 0,
  link_score: null,
  anchors: [{ text: path, links: 1 }],
  anchor_count: 1,
  ...overrides,
});

describe('[I] crawl links repository', function () {
  this.timeout(60_000);
  let running: TestStore;
  before(async () => {
    running = await startStore();
    await storeCrawl(running.store, { crawl_id: 'c1', start_url: url('/') });
  });
  after(() => running.stop());
  const links = () => running.store.crawlLinks;

  describe('the state of sorting', () => {
    it('is there once it was begun, for its owner', async () => {
      expect(await links().readIndex('alice', 'c1')).to.equal(null);
      await links().saveIndex('alice', 'c1', { buckets: 4, parts: 1, last_order: 499, is_sorted: false, counted: 0 });
      const index = { buckets: 4, parts: 1, last_order: 499, is_sorted: false, counted: 0 };
      expect(await links().readIndex('alice', 'c1')).to.deep.equal(index);
      expect(await links().readIndex('bob', 'c1')).to.equal(null);
    });

    it('never goes back, whichever of two attempts writes last', async () => {
      await links().saveIndex('alice', 'c1', { buckets: 4, parts: 3, last_order: 1200, is_sorted: true, counted: 2 });
      await links().saveIndex('alice', 'c1', { buckets: 4, parts: 2, last_order: 999, is_sorted: false, counted: 0 });
      const index = { buckets: 4, parts: 3, last_order: 1200, is_sorted: true, counted: 2 };
      expect(await links().readIndex('alice', 'c1')).to.deep.equal(index);
    });
  });

  describe('links by their targets', () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/t${index}`);
    const run = (part: number) => paths.map((path) => pageLink(`/s${part}`, path));

    async function linksTo(path: string, from = 0): Promise<PageLink[]> {
      const found: PageLink[] = [];
      for await (const { links: some } of links().streamLinksTo('c2', url(path), 4, from))
        found.push(...some.filter(({ to }) => to === url(path)));
      return found;
    }

    it('come in the order in which their pages were crawled, however often a run is written', async () => {
      for (const part of [1, 0, 2, 1]) await links().addPart('c2', { part, buckets: 4, links: run(part) }, EXPIRES);
      for (const path of paths)
        expect((await linksTo(path)).map(({ from }) => from)).to.deep.equal([url('/s0'), url('/s1'), url('/s2')]);
      expect((await linksTo('/t0', 2)).map(({ from }) => from)).to.deep.equal([url('/s2')]);
      expect(await linksTo('/never')).to.deep.equal([]);
      expect(await crawlLinkModel(running.connection).countDocuments({ crawl_id: 'c2' })).to.equal(3 * 4);
    });

    it('are all in the buckets of their targets', async () => {
      const groups = links().urlsByBucket(paths.map(url), 4);
      expect([...groups.values()].flat().sort()).to.deep.equal(paths.map(url).sort());
      for (const [bucket, urls] of groups) {
        const found = new Set<string>();
        for await (const { links: some } of links().streamBucket('c2', bucket))
          for (const { to } of some) found.add(to);
        expect([...found].sort()).to.deep.equal(urls.sort());
      }
    });
  });

  describe('counted URLs', () => {
    before(() =>
      links().addTargets(
        'c3',
        [
          target('/few', { unique_inlinks: 1 }),
          target('/most', { unique_inlinks: 9, link_score: 80.5 }),
          target('/gone', { unique_inlinks: 5, status: 404 }),
          target('/late', { unique_inlinks: 1, status: null }),
          target('/none', { unique_inlinks: 0, status: 0 }),
          { ...target('/'), url: 'https://other.example/', internal: false, status: null, unique_inlinks: 3 },
        ],
        EXPIRES,
      ),
    );

    const list = async (filter: object, limit = 100) =>
      (await links().listTargets('c3', filter, limit, null)).targets.map((found) => found.url.replace(url(''), ''));

    it('are as they were counted, and stay so', async () => {
      await links().addTargets('c3', [target('/most', { unique_inlinks: 1 })], EXPIRES);
      expect(await links().findTarget('c3', url('/most'))).to.deep.equal(
        target('/most', { unique_inlinks: 9, link_score: 80.5 }),
      );
      expect(await links().findTarget('c3', url('/never'))).to.equal(null);
    });

    it('come with those first that most pages link to, page by page', async () => {
      expect((await list({})).slice(0, 3)).to.deep.equal(['/most', '/gone', 'https://other.example/']);
      const all = await list({});
      const seen: string[] = [];
      let after: TargetPosition | null = null;
      do {
        const { targets, next }: Listed = await links().listTargets('c3', {}, 1, after);
        seen.push(...targets.map((found) => found.url.replace(url(''), '')));
        after = next;
      } while (after !== null && seen.length < 10);
      expect(seen).to.deep.equal(all);
      expect(seen).to.have.length(6);
    });

    it('can be narrowed by URL, site and answer', async () => {
      expect(await list({ url: url('/gone') })).to.deep.equal(['/gone']);
      expect(await list({ internal: false })).to.deep.equal(['https://other.example/']);
      expect(await list({ status: [400, 499] })).to.deep.equal(['/gone']);
      expect(await list({ status: [0, 0] })).to.deep.equal(['/none']);
      expect(await list({ status: null, internal: true })).to.deep.equal(['/late']);
    });

    it('have the status of each URL', async () => {
      const statuses = await links().statusesOf('c3', ['/most', '/gone', '/late', '/none', '/never'].map(url));
      expect(Object.fromEntries(statuses)).to.deep.equal({
        [url('/most')]: 200,
        [url('/gone')]: 404,
        [url('/late')]: null,
        [url('/none')]: 0,
      });
    });
  });
});
