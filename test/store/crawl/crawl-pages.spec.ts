import { expect } from 'chai';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { type CrawledPage, packPage } from '../../../store/crawl/pack-page.js';
import type { Store } from '../../../store/index.js';
import { pageFrom } from '../../support/sites/pages.js';
import { startStore, type TestStore } from '../../support/store.js';

const EXPIRES = new Date('2130-01-01T00:00:00Z');

function crawled(order: number): CrawledPage {
  const artifact = pageFrom(`<title>Page ${order}</title>`, { url: `https://site.example/${order}` });
  return { order, artifact, summary: summarizePage(artifact), findings: [], reuse: null };
}

describe('[I] pages of crawls', () => {
  let running: TestStore;
  let crawls: Store['crawls'];
  before(async () => {
    running = await startStore();
    crawls = running.store.crawls;
  });
  after(() => running.stop());

  it('stores a page once and streams all in crawl order, also past one batch', async () => {
    const pages = Array.from({ length: 300 }, (_, order) => crawled(order));
    await crawls.addPages('c4', pages.slice(0, 200).reverse().map(packPage), EXPIRES);
    await crawls.addPages('c4', pages.slice(150).map(packPage), EXPIRES);
    const titles: string[] = [];
    for await (const { summary } of crawls.streamDigests('c4')) titles.push(summary.title);
    expect(titles).to.deep.equal(pages.map((page) => page.summary.title));
    expect(await crawls.count('c4')).to.deep.equal({ fetched: 300, html: 300, pending: 0 });
  });

  it('streams past positions that no page has, whole pages from any position on', async () => {
    const orders = [0, 1, 24, 25, 26, 249, 250, 251, 1700, 1701];
    await crawls.addPages(
      'c9',
      orders.map((order) => packPage(crawled(order))),
      EXPIRES,
    );
    const digests: string[] = [];
    for await (const { summary } of crawls.streamDigests('c9')) digests.push(summary.title);
    expect(digests).to.deep.equal(orders.map((order) => `Page ${order}`));
    for (const after of [-1, 0, 24, 250, 1700, 1701]) {
      const found: number[] = [];
      for await (const { order, artifact, summary } of crawls.streamPages('c9', after)) {
        expect([artifact.url, summary.url]).to.deep.equal(Array(2).fill(`https://site.example/${order}`));
        found.push(order);
      }
      expect(found).to.deep.equal(orders.filter((order) => order > after));
    }
    for await (const page of crawls.streamPages('none')) expect.fail(page.artifact.url);
  });

  it('gives the pages that were fetched last, the newest first', async () => {
    await crawls.addPages(
      'c11',
      [0, 2, 1].map((order) => packPage(crawled(order))),
      EXPIRES,
    );
    const titles = (await crawls.findNewest('c11', 2)).map(({ summary }) => summary.title);
    expect(titles).to.deep.equal([2, 1].map((order) => crawled(order).summary.title));
    expect(await crawls.findNewest('none', 2)).to.deep.equal([]);
  });

  it('gives back one whole page', async () => {
    const page = crawled(11);
    await crawls.addPages('c10', [packPage(page)], EXPIRES);
    const { artifact, order, summary } = page;
    expect(await crawls.findWholePage('c10', artifact.url)).to.deep.equal({ order, artifact, summary });
    expect(await crawls.findWholePage('c10', 'https://site.example/none')).to.equal(null);
    const digest = await crawls.findDigest('c10', artifact.url);
    expect([digest?.summary, digest?.findings]).to.deep.equal([summary, page.findings]);
    expect(await crawls.findDigest('c10', 'https://site.example/none')).to.equal(null);
  });

  it('stores pages as another thread hands them over, in plain arrays of bytes', async () => {
    const packed = packPage(crawled(8));
    await crawls.addPages('c6', [structuredClone(packed)], EXPIRES);
    expect(await crawls.count('c6')).to.deep.equal({ fetched: 1, html: 1, pending: 0 });
    expect(await crawls.findPage('c6', packed.url)).to.deep.equal(crawled(8).artifact);
    for await (const digest of crawls.streamDigests('c6')) expect(digest.summary.title).to.equal('Page 8');
  });

  it('gives back the whole artifact of one URL', async () => {
    const page = crawled(7);
    await crawls.addPages('c5', [packPage(page)], EXPIRES);
    expect(await crawls.findPage('c5', page.artifact.url)).to.deep.equal(page.artifact);
    expect(await crawls.findPage('c5', 'https://site.example/none')).to.equal(null);
  });

  it('gives back a page as it lies there, with what to ask its server with', async () => {
    const tagged = { ...crawled(9), artifact: pageFrom('<title>x</title>', { headers: { etag: '"v1"' } }) };
    const packed = packPage(tagged);
    await crawls.addPages('c7', [packed], EXPIRES);
    const found = await crawls.findStoredPage('c7', packed.url);
    expect(found?.validators).to.deep.equal({ etag: '"v1"', last_modified: null, ttfb_ms: 120 });
    expect(Buffer.from(found?.artifact ?? [])).to.deep.equal(Buffer.from(packed.artifact));
    expect(await crawls.findStoredPage('c8', packed.url)).to.equal(null);
  });
});
