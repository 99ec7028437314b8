import { expect } from 'chai';
import { PreviousPages } from '../../../../activities/crawl/fetch/previous-pages.js';
import type { StoredPage } from '../../../../store/crawl/crawl-pages.js';

const page = (order: number): StoredPage => ({
  url_hash: `/${order}`,
  order,
  html: true,
  validators: null,
  fetch: null,
  reuse: null,
  digest: new Uint8Array(),
  artifact: new Uint8Array(),
  carry: null,
});

/** A crawl of so many pages, whose URLs are their positions; runs fail where that is asked for. */
function previous(pages: number, failing = false) {
  const asked: string[] = [];
  const crawls = {
    findStoredPage: async (_id: string, url: string) => {
      asked.push(url);
      const order = Number(url.slice(1));
      return order < pages ? page(order) : null;
    },
    findStoredRun: async (_id: string, after: number, positions: number) => {
      asked.push(`after ${after}`);
      if (failing) throw new Error('lost');
      return Array.from({ length: Math.max(0, Math.min(positions, pages - 1 - after)) }, (_, at) =>
        page(after + 1 + at),
      );
    },
  };
  return { asked, pages: new PreviousPages({ crawls, hashUrl: (url) => url }, 'before') };
}

describe('[U] previous pages', () => {
  it('reads those behind with the one that is asked for', async () => {
    const { asked, pages } = previous(100);
    for (let order = 0; order < 100; order++) expect((await pages.find(`/${order}`))?.order).to.equal(order);
    expect(asked.filter((url) => url.startsWith('/'))).to.deep.equal(['/0']);
    expect(asked.slice(1)).to.deep.equal(['after 0', 'after 32', 'after 64', 'after 96', 'after 128']);
  });

  it('finds each page when several are asked for at once, in another order', async () => {
    const { pages } = previous(60);
    const orders = Array.from({ length: 60 }, (_, at) => (at * 7) % 60);
    const found = await Promise.all(orders.map((order) => pages.find(`/${order}`)));
    expect(found.map((one) => one?.order)).to.deep.equal(orders);
  });

  it('knows nothing of what was not fetched, and asks for it alone when a run fails', async () => {
    expect(await previous(3).pages.find('/7')).to.equal(null);
    const { asked, pages } = previous(3, true);
    for (const order of [0, 1, 2]) expect((await pages.find(`/${order}`))?.order).to.equal(order);
    expect(asked).to.include.members(['/0', '/1', '/2']);
  });
});
