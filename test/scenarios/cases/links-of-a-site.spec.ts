import { expect } from 'chai';
import { indexLinks } from '../../../activities/audits/index-links.js';
import { judgeCrawl } from '../../../activities/audits/judge-crawl.js';
import type { CrawlOptions } from '../../../domain/crawl/crawl.js';
import { orphansKey } from '../../../domain/operations/artifact-keys.js';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import type { OrphanReport, OrphanRow } from '../../../domain/seo/links/orphan-report.js';
import { auditDeps, crawlResult } from '../../support/audit-deps.js';
import { crawlSite } from '../../support/crawl-site.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const MENU = '<nav><a href="/">Home</a><a href="/lamps">Lamps</a></nav>';
const PAGES: Record<string, string> = {
  '/': `${MENU}<main><a href="/lamps"><img src="/l.png" alt="A brass lamp"></a><a href="/old">Old</a></main>`,
  '/lamps': `${MENU}<main><a href="/gone">Gone</a><a href="/secret" rel="nofollow">Secret</a></main>`,
  '/new': MENU,
  '/secret': '',
  '/lost': `${MENU}<main><a href="/child">Child</a></main>`,
  '/child': '',
};
const LISTED = ['/', '/lamps', '/lost', '/old'];

describe('[I] links and orphan pages of a site that is crawled', function () {
  this.timeout(120_000);
  let running: TestStore;
  let site: LoopbackServer;
  before(async () => {
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const path = request.url ?? '/';
      const origin = `http://${request.headers.host}`;
      if (path === '/sitemap.xml') {
        const locs = LISTED.map((listed) => `<url><loc>${origin}${listed}</loc></url>`).join('');
        response.writeHead(200, { 'content-type': 'application/xml' });
        return response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs}</urlset>`);
      }
      if (path === '/old') return response.writeHead(301, { location: '/new' }).end();
      const body = PAGES[path];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
      return response.end(body === undefined ? '' : htmlPage(body));
    });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  /** Crawled, judged and listed as an audit does. */
  async function audit(id: string, options: Partial<CrawlOptions> = {}) {
    const start = { host: site.host, startUrl: `${site.url}/` };
    const settings = { crawlId: id, options: { include_sitemap_urls: true, max_depth: null, ...options } };
    const { counts, incomplete } = await crawlSite(running.store, start, settings);
    const operation = { id, user_id: 'u1' };
    const crawl = { ...crawlResult({ counts, incomplete }), crawl_id: id, final_url: `${site.url}/` };
    const deps = { ...auditDeps(), ...running.store };
    const request = { audit_type: 'complete' as const, website_url: crawl.final_url, target_keywords: [] };
    const speed = { ok: false as const, error: { code: 'no_data' as const, detail: 'Speed was not measured' } };
    await judgeCrawl(deps, { operation, gathered: { request, crawl, runs: [], competitors: [] }, speed });
    await indexLinks(deps, { operation, crawl_id: id, pages: counts.fetched });
    const rows: PageRow[] = [];
    for await (const run of running.store.findings.stream('u1', id, 'pages')) rows.push(...run);
    const orphans: OrphanRow[] = [];
    for await (const run of running.store.findings.stream('u1', id, 'orphans')) orphans.push(...run);
    const report = await running.store.artifacts.get<OrphanReport>('u1', orphansKey(id));
    return { rows, orphans, report };
  }
  const short = (url: string) => url.replace(site.url, '');
  const find = (id: string, path: string) => running.store.crawlLinks.findTarget(id, site.url + path);

  it('are counted by URL with their texts, from redirects and broken links to what is not followed', async () => {
    await audit('links-a');
    expect(await find('links-a', '/lamps')).to.deep.include({
      status: 200,
      inlinks: 4,
      unique_inlinks: 3,
      followed_inlinks: 4,
      anchor_count: 2,
      anchors: [
        { text: 'Lamps', links: 3 },
        { text: 'A brass lamp', links: 1 },
      ],
    });
    expect(await find('links-a', '/old')).to.include({ status: 301, inlinks: 1, link_score: null });
    expect(await find('links-a', '/new')).to.include({ status: 200, inlinks: 0, other_links: 1 });
    expect(await find('links-a', '/gone')).to.include({ status: 404, inlinks: 1 });
    expect(await find('links-a', '/secret')).to.include({
      status: 200,
      inlinks: 1,
      followed_inlinks: 0,
      link_score: 0,
    });
  });

  it('make scores in which the pages of the menu are ahead', async () => {
    const { rows } = await audit('links-b');
    const scores = new Map(rows.map(({ url, link_score }) => [short(url), link_score]));
    const ahead = [scores.get('/'), scores.get('/lamps')];
    expect(Math.max(...ahead.map(Number))).to.equal(100);
    for (const path of ['/new', '/child', '/lost', '/secret'])
      expect(scores.get(path), path).to.be.lessThan(Math.min(...ahead.map(Number)));
    expect([scores.get('/lost'), scores.get('/old'), scores.get('/gone')]).to.deep.equal([0, null, null]);
  });

  it('leave as orphans what the sitemap alone names, unless it leads to a linked page', async () => {
    const { orphans, report } = await audit('links-c');
    expect(orphans.map(({ url, sources, status }) => [short(url), sources, status])).to.deep.equal([
      ['/lost', ['sitemap'], 200],
    ]);
    expect(report).to.include({ is_certain: true, orphans: 1 });
  });

  it('say nothing of orphans where the crawl was cut short', async () => {
    const { orphans, report } = await audit('links-d', { max_pages: 2 });
    expect(orphans).to.deep.equal([]);
    expect(report).to.include({ is_certain: false });
    expect(report?.reason).to.match(/^The crawl is incomplete/);
  });
});
