import { expect } from 'chai';
import { crawlSite } from '../../support/crawl-site.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { startStore, type TestStore } from '../../support/store.js';

/** /private is forbidden; what it links to is reached through it alone. */
const PAGES: Record<string, string> = {
  '/': htmlPage('<h1>Home</h1><a href="/open">open</a><a href="/private/a">a</a>'),
  '/open': htmlPage('<h1>Open</h1>'),
  '/private/a': htmlPage('<h1>Private</h1><a href="/behind">behind</a><a href="/private/b">b</a>').replace(
    /<title>.*?<\/title>/,
    '',
  ),
  '/private/b': htmlPage('<h1>More</h1>'),
  '/behind': htmlPage('<h1>Behind</h1>'),
};

describe('[I] a crawl that its owner lets ignore robots.txt', () => {
  let running: TestStore;
  let site: LoopbackServer;
  before(async () => {
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const { url = '' } = request;
      response.setHeader('content-type', url === '/robots.txt' ? 'text/plain' : 'text/html');
      if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /private/\n');
      else if (PAGES[url]) response.end(PAGES[url]);
      else response.writeHead(404).end();
    });
  });
  after(async () => {
    await site.close();
    await running.stop();
  });

  const crawl = (crawlId: string, respect_robots: boolean, max_pages = 1000) =>
    crawlSite(
      running.store,
      { host: site.host, startUrl: site.url },
      { crawlId, options: { respect_robots, max_pages, incremental: false } },
    );
  const blockedIn = ({ judged }: Awaited<ReturnType<typeof crawl>>) =>
    judged.issues.find(({ check_id }) => check_id === 'crawl/blocked-by-robots');

  it('requests what is forbidden, follows its links, and judges it as search engines see it: blocked', async () => {
    const obedient = await crawl('obeys', true);
    expect(site.hits).to.not.include('GET /private/a');
    expect(blockedIn(obedient)?.affected_count).to.equal(1);

    const { judged, counts, fetched } = await crawl('ignores', false);
    for (const path of ['/private/a', '/private/b', '/behind']) expect(site.hits).to.include(`GET ${path}`);
    expect(fetched).to.equal(5);
    expect(counts).to.include({ fetched: 5, blocked_by_robots: 2 });
    const page = judged.site.by_url.get(new URL('/private/a', site.url).href);
    expect(page).to.include({ allowed_by_robots: false, status: 200, indexable: false });
    expect(judged.site.by_url.get(new URL('/behind', site.url).href)).to.include({ allowed_by_robots: true });
    expect(blockedIn({ judged } as Awaited<ReturnType<typeof crawl>>)?.affected_count).to.equal(2);
    expect(judged.issues.map(({ check_id }) => check_id)).to.not.include('title/missing');
  });

  it('keeps to its page budget, forbidden pages included', async () => {
    const { counts } = await crawl('bounded', false, 3);
    expect(counts.fetched).to.equal(3);
  });
});
