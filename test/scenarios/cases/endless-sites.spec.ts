import { expect } from 'chai';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const PAGES = 200;
const FACETS = { color: 12, size: 8, brand: 6 };
let visits = 0;

/**
 * A page for every path below /shop, linking to "x/" and "y/" relative to itself; a calendar without end, forwards and
 * backwards; a list of 200 pages; a shop whose filters can all be combined; and a corner that gives every visit a session
 * of its own.
 */
function startEndlessSite(): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    const url = request.url ?? '/';
    response.writeHead(url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(htmlPage(`<h1>${url.replaceAll('&', '&amp;')}</h1>${bodyOf(new URL(url, 'http://site.example'))}`));
  });
}

const link = (href: string) => `<a href="${href.replaceAll('&', '&amp;')}">${href.replaceAll('&', '&amp;')}</a> `;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function bodyOf({ pathname, searchParams }: URL): string {
  const month = /^\/calendar\/(\d{4})\/(\d\d)$/.exec(pathname);
  if (month) return monthLink(month, 1) + monthLink(month, -1);
  if (pathname.startsWith('/shop/')) return link('x/') + link('y/');
  if (pathname === '/list') return link(`/list?page=${Math.min(PAGES, Number(searchParams.get('page') ?? 1) + 1)}`);
  if (pathname === '/lamps') return filterLinks(searchParams);
  if (pathname.startsWith('/account/'))
    return numbers(3)
      .map((at) => link(`/account/${at}?sid=${newSession()}`))
      .join('');
  if (pathname !== '/') return '<p>An end.</p>';
  const sections = ['/shop/', `/calendar/${thisMonth()}`, '/list', '/lamps', '/account/1'].map(link);
  return [...sections, ...numbers(20).map((at) => link(`/real/${at}`))].join('');
}

function monthLink([, year, month]: RegExpExecArray, step: number): string {
  const at = Number(year) * 12 + Number(month) - 1 + step;
  return link(`/calendar/${Math.floor(at / 12)}/${String((at % 12) + 1).padStart(2, '0')}`);
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7).replace('-', '/');
}

/** Each filter on its own beside those that are set. */
function filterLinks(set: URLSearchParams): string {
  return Object.entries(FACETS)
    .flatMap(([name, count]) =>
      numbers(count).map((at) => {
        const next = new URLSearchParams(set);
        next.set(name, `${name}-${at}`);
        return link(`/lamps?${next}`);
      }),
    )
    .join('');
}

const newSession = () => `8f14e45fceea167a${String(++visits).padStart(8, '0')}`;

describe('[I] sites that never end', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let crawled: CrawledSite;
  before(async function () {
    this.timeout(300_000);
    running = await startStore();
    site = await startEndlessSite();
    const options = { max_pages: 1_500, max_depth: 250 };
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
  const below = (start: string) => paths().filter((path) => path.startsWith(start));
  const found = (checkId: string, start: string) =>
    findFindings(crawled, checkId).find(({ url }) => url.startsWith(site.url + start));

  it('a page that answers for every path below it is left before it uses up the crawl', () => {
    const shop = below('/shop/');
    expect(shop).to.include('/shop/x/x/x/');
    expect(shop.filter((path) => path.split('/x/').length > 1 && /(?:\/[xy]){7}/.test(path))).to.deep.equal([]);
    expect(shop.length).to.be.below(100);
    expect(found('crawl/infinite-space', '/shop/x/')?.observed).to.match(/stopped following after \d+\): http/);
  });

  it('a calendar that runs on both ways is followed for two years', async () => {
    const months = below('/calendar/').sort();
    const created = (await running.store.crawls.find('u1', 'endless'))?.created_at ?? '';
    const year = Number(created.slice(0, 4));
    const month = created.slice(5, 7);
    expect([months[0], months.at(-1)]).to.deep.equal([
      `/calendar/${year - 2}/${month}`,
      `/calendar/${year + 2}/${month}`,
    ]);
    expect(months).to.have.length(49);
    expect(found('crawl/infinite-space', '/calendar/')).to.deep.include({ count: 51 });
    expect(found('crawl/infinite-space', '/calendar/')?.observed).to.include(
      '(the crawl met 51 URLs and stopped following after 49)',
    );
  });

  it('all pages of a long list are read', () => {
    expect(below('/list?')).to.have.length(PAGES - 1);
    expect(found('crawl/parameter-explosion', '/list')).to.equal(undefined);
  });

  it('filters are followed one by one, and in some combinations', () => {
    const lamps = below('/lamps?');
    for (const [name, count] of Object.entries(FACETS))
      for (const at of numbers(count)) expect(lamps, name).to.include(`/lamps?${name}=${name}-${at}`);
    expect(lamps.length).to.be.within(60, 90);
    const explosion = found('crawl/parameter-explosion', '/lamps');
    expect(explosion?.count).to.be.above(200);
    expect(explosion?.observed)
      .to.include('?color=…&size=…&brand=…')
      .and.include(`stopped following after ${lamps.length})`);
  });

  it('each page is asked for under one session id', () => {
    expect(below('/account/').map((path) => path.split('?')[0])).to.deep.equal([
      '/account/1',
      '/account/2',
      '/account/3',
    ]);
  });

  it('and the real pages are read all the same', () => {
    expect(below('/real/')).to.have.length(20);
    expect(crawled.fetched).to.be.below(1_500);
  });
});
