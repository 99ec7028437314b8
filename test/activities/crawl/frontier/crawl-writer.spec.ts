import { expect } from 'chai';
import { CrawlWriter } from '../../../../activities/crawl/frontier/crawl-writer.js';
import type { FrontierEntry } from '../../../../domain/crawl/crawl.js';
import type { PackedPage } from '../../../../store/crawl/pack-page.js';

const page = (order: number, blocked = false): PackedPage => ({
  url: `https://site.example/${order}`,
  order,
  html: true,
  blocked,
  validators: null,
  digest: new Uint8Array(),
  artifact: new Uint8Array(),
  fetch: new Uint8Array(),
  carry: null,
  reuse: null,
});
const entry = (order: number): FrontierEntry => ({
  url: `https://site.example/${order}`,
  depth: 1,
  source: 'link',
  order,
});
const CRAWL = { id: 'c', expires_at: '2030-01-01T00:00:00.000Z' };

/** A store that writes down what it is asked; `fail` names a write that fails, by its number. */
function recorder(fail = 0) {
  const log: string[] = [];
  let time = 0;
  const write = async (line: string) => {
    log.push(line);
    const number = log.length;
    await new Promise((resolve) => setImmediate(resolve));
    if (number === fail) throw new Error(`write ${number} failed`);
  };
  const crawls = {
    addPages: (_id: string, pages: readonly PackedPage[]) => write(`pages ${pages.map(({ order }) => order).join()}`),
    addUrls: (_id: string, urls: readonly FrontierEntry[]) => write(`urls ${urls.map(({ order }) => order).join()}`),
    markDone: (_id: string, done: readonly string[], blocked: ReadonlySet<string>) =>
      write(`done ${done.length}, ${blocked.size} blocked`),
  };
  return { log, pass: (ms: number) => (time += ms), writer: new CrawlWriter({ crawls, now: () => time }, CRAWL) };
}

describe('[U] crawl writer', () => {
  it('writes pages with what they point to, then the mark', async () => {
    const { log, writer } = recorder();
    await writer.add(page(0), [entry(1), entry(2)]);
    await writer.add(page(1, true), []);
    expect(log).to.deep.equal([]);
    await writer.flush();
    expect(log).to.deep.equal(['pages 0,1', 'urls 1,2', 'done 2, 1 blocked']);
    await writer.flush();
    expect(log).to.have.length(3);
  });

  it('writes by itself when enough are waiting, one write after the other', async () => {
    const { log, writer } = recorder();
    for (let order = 0; order < 70; order++) await writer.add(page(order), []);
    expect(log.filter((line) => line.startsWith('pages'))).to.have.length(1);
    await writer.flush();
    const orders = log.flatMap((line) => (line.startsWith('pages ') ? line.slice(6).split(',').map(Number) : []));
    expect(orders).to.deep.equal(Array.from({ length: 70 }, (_, order) => order));
    expect(log.map((line) => line.split(' ')[0])).to.deep.equal(['pages', 'urls', 'done', 'pages', 'urls', 'done']);
  });

  it('writes by itself when a page has waited for long', async () => {
    const { log, pass, writer } = recorder();
    await writer.add(page(0), []);
    pass(300);
    await writer.add(page(1), []);
    expect(log[0]).to.equal('pages 0,1');
    await writer.settle();
    expect(log).to.have.length(3);
  });

  it('makes the giver wait when the store is too slow', async () => {
    const { log, writer } = recorder();
    for (let order = 0; order < 320; order++) await writer.add(page(order), []);
    expect(log.some((line) => line.startsWith('done'))).to.equal(true);
    await writer.flush();
  });

  for (const [number, left] of [
    [1, 2],
    [2, 2],
    [3, 3],
  ] as const) {
    it(`after write ${number} has failed nothing more is written`, async () => {
      const { log, writer } = recorder(number);
      for (let order = 0; order < 40; order++) await writer.add(page(order), []);
      const failure: unknown = await writer.flush().catch((error: unknown) => error);
      expect(failure).to.have.property('message', `write ${number} failed`);
      expect(log).to.have.length(left);
      const late: unknown = await writer.add(page(40), []).catch((error: unknown) => error);
      expect(late).to.equal(failure);
    });
  }
});
