import { expect } from 'chai';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
const GONE = page('Page not found', '<h1>Page not found</h1>');
const WORDS = 'Missing pages are answered with a number that says so, and this text tells why. '.repeat(12);

/** Two pages say that they are missing: one for good, one only on the first request. */
function startSite(): Promise<LoopbackServer> {
  const asked = new Map<string, number>();
  return startHttpServer((request, response) => {
    const url = request.url ?? '/';
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const answers: Record<string, string> = {
      '/': page('Home', ['/gone', '/passing', '/article'].map((to) => `<a href="${to}">${to}</a>`).join(' ') + WORDS),
      '/gone': GONE,
      '/passing': asked.get(url) === 1 ? GONE : page('Lamps', '<h1>Lamps</h1>'),
      '/article': page('What is a 404 error?', `<h1>404: page not found, explained</h1><p>${WORDS}</p>`),
    };
    const body = answers[url];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? page('No such page', '<p>There is no such page on this site, nor was there ever one.</p>'));
  });
}

describe('[I] pages that seem to be missing', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let crawled: CrawledSite;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startSite();
    crawled = await crawlSite(running.store, { host: site.host, startUrl: `${site.url}/` }, { crawlId: 'missing' });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  it('are soft 404s when a second request says so too', () => {
    expect(findFindings(crawled, 'crawl/soft-404').map(({ url }) => url)).to.deep.equal([`${site.url}/gone`]);
    expect(crawled.judged.site.confirmed_not_found).to.deep.equal([`${site.url}/gone`]);
  });

  it('and nothing else is asked for twice', () => {
    const times = (path: string) => site.hits.filter((hit) => hit === `GET ${path}`).length;
    expect(['/gone', '/passing', '/article'].map(times)).to.deep.equal([2, 2, 1]);
  });
});
