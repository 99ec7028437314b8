import { expect } from 'chai';
import { type CrawledSite, crawlSite } from '../../support/crawl-site.js';
import { findFindings } from '../../support/find-findings.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

interface Answer {
  status?: number;
  location?: string;
  type?: string;
  body?: string | Buffer;
}

const RULES = 'User-agent: *\nDisallow: /private\n';

describe('[I] a crawl under robots.txt', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let robots: (url: string) => Answer | undefined;
  let number = 0;
  before(async function () {
    this.timeout(180_000);
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const url = request.url ?? '/';
      const { status = 200, location, type = 'text/plain', body = '' } = robots(url) ?? pageAt(url);
      response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) });
      response.end(body);
    });
  });
  after(async () => {
    await site?.close();
    await running?.stop();
  });

  async function crawlUnder(answer: (url: string) => Answer | undefined): Promise<CrawledSite> {
    robots = answer;
    site.hits.length = 0;
    return crawlSite(running.store, { host: site.host, startUrl: `${site.url}/` }, { crawlId: `robots ${++number}` });
  }
  const file = (body: string | Buffer) => (url: string) => (url === '/robots.txt' ? { body } : undefined);
  const wasAsked = (path: string) => site.hits.includes(`GET ${path}`);

  it('that begins with a byte order mark, whole or broken: its rules hold', async () => {
    for (const mark of [[0xef, 0xbb, 0xbf], [0xef, 0xbb], [0xef]]) {
      await crawlUnder(file(Buffer.concat([Buffer.from(mark), Buffer.from(RULES)])));
      expect([wasAsked('/private'), wasAsked('/open')]).to.deep.equal([false, true]);
    }
  });

  it('that returns 410: everything is allowed', async () => {
    await crawlUnder((url) => (url === '/robots.txt' ? { status: 410, body: RULES } : undefined));
    expect(wasAsked('/private')).to.equal(true);
  });

  it('that answers with a server error: nothing but robots.txt is requested, and that is the finding', async () => {
    const crawled = await crawlUnder((url) => (url === '/robots.txt' ? { status: 503 } : undefined));
    expect([...new Set(site.hits)]).to.deep.equal(['GET /robots.txt']);
    expect(findFindings(crawled, 'robots/unreachable')).to.have.length(1);
    expect(crawled.fetched - crawled.counts.blocked_by_robots).to.equal(0);
  });

  it('that forbids the whole site: nothing else is requested, and that is the finding', async () => {
    const crawled = await crawlUnder(file('User-agent: *\nDisallow: /\n'));
    expect([...new Set(site.hits)]).to.deep.equal(['GET /robots.txt']);
    expect(findFindings(crawled, 'robots/site-disallowed')).to.have.length(1);
  });

  it('that redirects to itself: ends, and counts as missing', async () => {
    const crawled = await crawlUnder((url) =>
      url === '/robots.txt' ? { status: 302, location: '/robots.txt' } : undefined,
    );
    expect(wasAsked('/private')).to.equal(true);
    expect(crawled.judged.site.robots?.state).to.equal('missing');
    expect(site.hits.filter((hit) => hit === 'GET /robots.txt').length).to.be.within(1, 6);
  });

  it('that is behind five redirects is read, behind six it counts as missing', async () => {
    const behind = (hops: number) => (url: string) => {
      const at = url === '/robots.txt' ? 0 : Number(/^\/hop\/(\d+)$/.exec(url)?.[1] ?? Number.NaN);
      if (Number.isNaN(at)) return undefined;
      return at < hops ? { status: 301, location: `/hop/${at + 1}` } : { body: RULES };
    };
    const five = await crawlUnder(behind(5));
    expect([wasAsked('/private'), five.judged.site.robots?.redirect_hops]).to.deep.equal([false, 5]);
    const six = await crawlUnder(behind(6));
    expect([wasAsked('/private'), six.judged.site.robots?.state]).to.deep.equal([true, 'missing']);
    expect(findFindings(six, 'robots/redirects-too-far')).to.have.length(1);
  });

  it('that redirects to a login form: not taken for the file, and said so', async () => {
    const login = '<!doctype html><title>Log in</title><p>User-agent: *</p><p>Disallow: /</p>';
    const crawled = await crawlUnder((url) => {
      if (url === '/robots.txt') return { status: 302, location: '/login?next=/robots.txt' };
      return url.startsWith('/login') ? { type: 'text/html', body: login } : undefined;
    });
    expect([wasAsked('/open'), wasAsked('/private')]).to.deep.equal([true, true]);
    expect(findFindings(crawled, 'robots/html-instead')).to.have.length(1);
  });

  it('that names a sitemap without a scheme: reported, and never fetched in any way', async () => {
    const crawled = await crawlUnder(file(`${RULES}Sitemap: example.test/sm.xml\n`));
    expect(site.hits.filter((hit) => hit.includes('sm.xml'))).to.deep.equal([]);
    expect(findFindings(crawled, 'robots/bad-sitemap-line')[0]?.observed).to.include('example.test/sm.xml');
    expect(wasAsked('/private')).to.equal(false);
  });

  it('that names a sitemap above its first group: found, and the group stays whole', async () => {
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.url}/open</loc></url></urlset>`;
    const crawled = await crawlUnder((url) => {
      if (url === '/robots.txt') return { body: `Sitemap: ${site.url}/maps/s.xml\n${RULES}` };
      return url === '/maps/s.xml' ? { type: 'application/xml', body: sitemap } : undefined;
    });
    expect(crawled.judged.site.sitemap?.entries.map(({ url }) => url)).to.deep.equal([`${site.url}/open`]);
    expect(wasAsked('/private')).to.equal(false);
  });
});

function pageAt(url: string): Answer {
  const known = ['/', '/open', '/private'].includes(url);
  const body = htmlPage('<p><a href="/open">Open page</a> <a href="/private">Private page</a></p>');
  return { status: known ? 200 : 404, type: 'text/html; charset=utf-8', body };
}
