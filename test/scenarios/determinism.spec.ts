import { existsSync } from 'node:fs';
import { expect } from 'chai';
import type { Issue } from '../../domain/audits/issue.js';
import { type CrawledSite, crawlSite } from '../support/crawl-site.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { startStaticSite } from '../support/sites/static-site.js';
import { startStore, type TestStore } from '../support/store.js';

/** Debian's python3-doc: 530 pages that no one here wrote. Where it is not installed, the made site stands alone. */
const PYTHON_DOC = '/usr/share/doc/python3-doc/html';
const MAX_PAGES = 60;
/** Judged by the clock, which no two crawls share. */
const TIME_CHECKS = ['speed/ttfb'];

/** Pages with flaws of many kinds; slow and quick ones in another order each time they are asked for. */
function startMadeSite(): Promise<LoopbackServer> {
  let requests = 0;
  return startHttpServer((request, response) => {
    const number = request.url === '/' ? 0 : Number(/^\/p\/(\d+)$/.exec(request.url ?? '')?.[1] ?? Number.NaN);
    const isPage = number >= 0 && number < 150;
    const html = isPage ? madePage(number) : '<title>Not found</title>';
    requests += 7;
    setTimeout(
      () => {
        response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
        response.end(html);
      },
      (requests * 13) % 23,
    );
  });
}

function madePage(number: number): string {
  const words = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => `term${(index * step + number) % 97}`).join(' ');
  const links = [1, 2, 3, 40, 400].map((step) => `<a href="/p/${number * 3 + step}#part${step}">${words(3, step)}</a>`);
  return `<html lang="en"><title>Page ${number % 7}</title><h1>Heading ${number % 5}</h1><h3>Skipped</h3>
<p id="part1">${words(120 + number, 1)}.</p><p id="part1">${words(90, 5)}</p>${links.join(' ')}
<a href="">Here</a><img src="/i/${number}.png"></html>`;
}

describe('[I] two crawls of an unchanged site', () => {
  let store: TestStore;
  before(async function () {
    this.timeout(60_000);
    store = await startStore();
  });
  after(async () => store?.stop());

  const sites: [name: string, start: () => Promise<LoopbackServer>][] = [['a made site', startMadeSite]];
  if (existsSync(PYTHON_DOC)) sites.push(['documentation of Python', () => startStaticSite(PYTHON_DOC)]);

  for (const [name, start] of sites) {
    it(`find the same, whatever the order of answers: ${name}`, async () => {
      const site = await start();
      const crawl = (crawlId: string, concurrency: number, incremental: boolean) =>
        crawlSite(
          store.store,
          { host: site.host, startUrl: `${site.url}/` },
          { crawlId: `${name} ${crawlId}`, concurrency, options: { max_pages: MAX_PAGES, incremental } },
        );
      try {
        const [one, other] = [await crawl('one', 2, false), await crawl('other', 9, false)];
        expect([one.fetched, one.incomplete]).to.deep.equal([MAX_PAGES, true]);
        expect(urlsOf(other)).to.deep.equal(urlsOf(one));
        expect(timeless(one.judged.issues).length).to.be.greaterThan(20);
        expect(timeless(other.judged.issues)).to.deep.equal(timeless(one.judged.issues));
        expect([one.judged.failed_checks, other.judged.failed_checks]).to.deep.equal([[], []]);
        const again = await crawl('again', 5, true);
        expect(again.counts.not_modified + again.counts.unchanged).to.equal(MAX_PAGES);
        expect(timeless(again.judged.issues)).to.deep.equal(timeless(one.judged.issues));
      } finally {
        await site.close();
      }
    }).timeout(300_000);
  }
});

function urlsOf({ judged }: CrawledSite): string[] {
  return judged.site.pages.map(({ url }) => url);
}

function timeless(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ check_id }) => !TIME_CHECKS.includes(check_id));
}
