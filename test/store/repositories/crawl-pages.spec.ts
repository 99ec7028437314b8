import { expect } from 'chai';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import type { Store } from '../../../store/index.js';
import { type CrawledPage, packPage } from '../../../store/pack-page.js';
import { pageFrom } from '../../support/pages.js';
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
