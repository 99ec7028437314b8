import { expect } from 'chai';
import type { FrontierEntry } from '../../../domain/crawl/crawl.js';
import { hashUrl } from '../../../store/base/url-hash.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const EXPIRES = new Date('2130-01-01T00:00:00Z');
const OPTIONS = { max_pages: 10, max_depth: 3, respect_robots: true, include_sitemap_urls: true, target_keywords: [] };

const entry = (order: number) => ({ url: `https://site.example/${order}`, depth: 1, source: 'link' as const, order });

describe('[I] crawls repository', () => {
  let running: TestStore;
  let crawls: Store['crawls'];
  before(async () => {
    running = await startStore();
    crawls = running.store.crawls;
  });
  after(() => running.stop());

  it('keeps a crawl, once, for its user alone', async () => {
    await crawls.create('alice', {
      id: 'c1',
      start_url: 'https://site.example/',
      options: OPTIONS,
      expires_at: EXPIRES,
    });
    await crawls.create('alice', {
      id: 'c1',
      start_url: 'https://other.example/',
      options: OPTIONS,
      expires_at: EXPIRES,
    });
    expect(await crawls.find('alice', 'c1')).to.deep.include({
      start_url: 'https://site.example/',
      options: OPTIONS,
      robots: null,
    });
    expect(await crawls.find('bob', 'c1')).to.equal(null);
  });

  describe('the previous crawl of a site', () => {
    const start_url = 'https://again.example/';
    const now = new Date('2129-01-01T00:00:00Z');
    const crawl = { id: 'p-new', start_url, options: OPTIONS, parser_version: 'p1' };
    const previous = (user = 'alice', changes = {}) => crawls.findPrevious(user, { ...crawl, ...changes }, now);

    async function crawled(id: string, changes: { user?: string; max_pages?: number; expires_at?: Date } = {}) {
      const { user = 'alice', max_pages = 10, expires_at = EXPIRES } = changes;
      await crawls.create(user, { id, start_url, options: { ...OPTIONS, max_pages }, expires_at });
      await crawls.saveSite(user, id, { start_url, robots: null, probes: null, parser_version: 'p1' });
      return () => crawls.finish(user, id);
    }

    it('is one that ended, of the same user, site, parser and keywords, and is kept still', async () => {
      const finish = await crawled('p-old');
      expect(await previous()).to.equal(null);
      await finish();
      expect(await previous()).to.equal('p-old');
      expect(await previous('bob')).to.equal(null);
      expect(await previous('alice', { id: 'p-old' })).to.equal(null);
      expect(await previous('alice', { start_url: 'https://other.example/' })).to.equal(null);
      expect(await previous('alice', { parser_version: 'p2' })).to.equal(null);
      expect(await previous('alice', { options: { ...OPTIONS, target_keywords: ['lamps'] } })).to.equal(null);
      const extraction = { name: 'Price', selector: '.price', take: 'text', all: false };
      const own_checks = { extractions: [extraction], page_filters: [] };
      expect(await previous('alice', { options: { ...OPTIONS, own_checks } })).to.equal(null);
      await (await crawled('p-expired', { expires_at: new Date('2128-01-01T00:00:00Z') }))();
      expect(await previous()).to.equal('p-old');
    });

    it('is the latest of as many pages, else the latest', async () => {
      await (await crawled('p-newer'))();
      await (await crawled('p-quick', { max_pages: 1 }))();
      expect(await previous()).to.equal('p-newer');
      expect(await previous('alice', { options: { ...OPTIONS, max_pages: 99 } })).to.equal('p-quick');
    });
  });

  it('a URL keeps its first position however often it is added', async () => {
    await crawls.addUrls('c2', [entry(0), entry(1)], EXPIRES);
    await crawls.addUrls(
      'c2',
      [
        { ...entry(1), order: 9 },
        { ...entry(2), order: 2 },
      ],
      EXPIRES,
    );
    expect((await crawls.pendingUrls('c2', 10)).map(({ url, order }) => [url, order])).to.deep.equal([
      ['https://site.example/0', 0],
      ['https://site.example/1', 1],
      ['https://site.example/2', 2],
    ]);
    const reported: FrontierEntry[] = [];
    const { known, nextOrder } = await crawls.loadFrontier('c2', (stored) => reported.push(stored));
    expect(reported).to.have.deep.members([entry(0), entry(1), entry(2)]);
    expect(known).to.deep.equal(new Set([0, 1, 2].map((order) => hashUrl(`https://site.example/${order}`))));
    expect(nextOrder).to.equal(3);
  });

  it('marks as done, and counts what used page budget', async () => {
    await crawls.addUrls('c3', [entry(0), entry(1), entry(2)], EXPIRES);
    await crawls.markDone(
      'c3',
      ['https://site.example/0', 'https://site.example/1'],
      new Set(['https://site.example/1']),
    );
    expect((await crawls.pendingUrls('c3', 10)).map((item) => item.order)).to.deep.equal([2]);
    expect(await crawls.countFetched('c3')).to.equal(1);
  });
});
