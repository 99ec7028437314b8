import { expect } from 'chai';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findingsOf } from '../../support/findings-of.js';
import { htmlPage } from '../../support/html-page.js';
import { type LoopbackServer, startHttpServer } from '../../support/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

/** A page for every path below /shop, linking to "x/" and "y/" relative to itself, and a calendar without end. */
function startEndlessSite(): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    const url = request.url ?? '/';
    response.writeHead(url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(htmlPage(bodyOf(url)));
  });
}

function bodyOf(url: string): string {
  const month = /^\/calendar\/(\d{4})\/(\d\d)$/.exec(url);
  if (month) {
    const next = Number(month[1]) * 12 + Number(month[2]);
    return `<h1>${url}</h1><a href="/calendar/${Math.floor(next / 12)}/${String((next % 12) + 1).padStart(2, '0')}">Next</a>`;
  }
  if (url.startsWith('/shop/')) return `<h1>${url}</h1><a href="x/">Deeper</a> <a href="y/">Aside</a>`;
  if (url.startsWith('/real/')) return `<h1>${url}</h1><p>An end.</p>`;
  const real = Array.from({ length: 20 }, (_, at) => `<a href="/real/${at}">Real page ${at}</a>`).join(' ');
  return `<a href="/shop/">Shop</a> <a href="/calendar/2026/01">Calendar</a> ${real}`;
}

describe('[I] sites that never end', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let crawled: CrawledSite;
  before(async function () {
    this.timeout(90_000);
    running = await startStore();
    site = await startEndlessSite();
    const options = { max_pages: 400, max_depth: 45 };
    crawled = await crawlSite(
      running.store,
      { host: site.host, startUrl: `${site.url}/` },
      { crawlId: 'endless', options },
    );
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  const paths = () => crawled.judged.site.pages.map(({ url }) => url.slice(site.url.length));
  const spaces = () => findingsOf(crawled, 'crawl/infinite-space').map(({ url }) => url.slice(site.url.length));

  it('a page that answers for every path below it is left before it uses up the crawl', () => {
    const shop = paths().filter((path) => path.startsWith('/shop/'));
    expect(shop).to.include('/shop/x/x/x/');
    expect(shop.filter((path) => path.split('/x/').length > 1 && /(?:\/[xy]){7}/.test(path))).to.deep.equal([]);
    expect(shop.length).to.be.below(100);
  });

  it('a calendar with a next month for ever ends at the depth of the crawl', () => {
    const months = paths().filter((path) => path.startsWith('/calendar/'));
    expect([months[0], months.at(-1), months.length]).to.deep.equal(['/calendar/2026/01', '/calendar/2029/09', 45]);
  });

  it('both are reported', () => {
    expect(spaces()).to.include('/shop/x/');
    expect(spaces().some((path) => path.startsWith('/calendar/'))).to.equal(true);
  });

  it('and the real pages are read all the same', () => {
    expect(paths().filter((path) => path.startsWith('/real/'))).to.have.length(20);
    expect(crawled.fetched).to.be.below(400);
  });
});
