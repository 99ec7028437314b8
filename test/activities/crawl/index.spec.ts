import { CancelledFailure } from '@temporalio/common';
import { expect } from 'chai';
import type { FinishedCrawl } from '../../../activities/crawl/finish-crawl.js';
import { createCrawlActivities } from '../../../activities/crawl/index.js';
import { crawlDeps, sitePages } from '../../support/crawl-deps.js';
import { markDeath } from '../../support/mark-death.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const options = {
  max_pages: 10,
  max_depth: 3,
  respect_robots: true,
  include_sitemap_urls: true,
  target_keywords: [],
};

describe('[I] crawl activities', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let other: LoopbackServer;
  let hangs: Promise<void>;
  let deps: ReturnType<typeof crawlDeps>;
  let activities: ReturnType<typeof createCrawlActivities>;
  before(async () => {
    running = await startStore();
    other = await startHttpServer((_request, response) => response.end());
    let onHang: () => void = () => undefined;
    hangs = new Promise((resolve) => {
      onHang = resolve;
    });
    site = await startHttpServer((request, response) => {
      if (request.url === '/hangs') return onHang();
      const text = { 'content-type': 'text/plain' };
      const sitemap = `<urlset><url><loc>${site.url}/</loc></url><url><loc>${site.url}/listed</loc></url></urlset>`;
      sitePages({
        '/': `<title>Home</title><a href="/a">a</a><a href="/private">p</a><a href="${other.url}/">o</a>`,
        '/a': '<title>A</title>',
        '/listed': '<title>Listed</title>',
        '/robots.txt': { headers: text, body: `User-agent: *\nDisallow: /private\nSitemap: ${site.url}/s.xml` },
        '/s.xml': { headers: { 'content-type': 'application/xml' }, body: sitemap },
      })(request, response);
    });
    deps = crawlDeps(running.store, [site.host, other.host]);
    activities = createCrawlActivities(deps);
  });
  after(async () => {
    await deps.close();
    await site.close();
    await other.close();
    await running.stop();
  });

  it('set a URL aside that has ended their worker twice, each by the record of its own work', async () => {
    const env = createActivityEnv(undefined, { activityId: 'poisoned' });
    const { workflowExecution, activityId } = env.context.info;
    const url = `${site.url}/a`;
    const id = `activity:${workflowExecution?.runId}:${activityId}`;
    for (let time = 0; time < 2; time++) await markDeath(running.store, id, url);
    const operation = { id: '1'.repeat(24), user_id: 'u1' };
    const pages = ['/a', '/listed'].map((path) => ({ url: `${site.url}${path}`, part: path }));
    const answer = await env.run(activities.fetchListedPages, { operation, pages, target_keywords: [] });
    const [poison, other] = answer as Awaited<ReturnType<typeof activities.fetchListedPages>>;
    expect(poison?.page).to.have.nested.property('error.code', 'site_unreachable');
    expect(other?.page.ok).to.equal(true);
    for (let time = 0; time < 2; time++) await markDeath(running.store, id, `${site.url}/s.xml`);
    const asked = { operation, site_url: null, sitemap_url: `${site.url}/s.xml`, sample: 0 };
    const failed = await env.run(activities.readSitemaps, asked).catch(String);
    expect(failed).to.include('This URL crashed the crawler twice and was skipped.');
  });

  it('have the names that the workflows call', () => {
    expect(Object.keys(activities).sort()).to.deep.equal([
      'checkEdgeLinks',
      'checkExternalLinks',
      'checkResources',
      'confirmSoft404s',
      'crawlSlice',
      'fetchImage',
      'fetchListedPages',
      'fetchSinglePage',
      'finishCrawl',
      'gatherSitemaps',
      'measureShareImages',
      'prepareSite',
      'readNamedPage',
      'readSitemaps',
      'requireAllowedByRobots',
      'seedFromSitemap',
      'seedReferences',
    ]);
  });

  it('make a whole crawl together', async () => {
    const environment = createActivityEnv();
    const crawl = { user_id: 'alice', crawl_id: 'whole' };
    const prepared = await environment.run(activities.prepareSite, { ...crawl, start_url: site.url, options });
    expect(prepared).to.deep.equal({ final_url: `${site.url}/` });
    expect(await environment.run(activities.crawlSlice, crawl)).to.deep.equal({
      done: true,
      fetched: 3,
      pending: 0,
    });
    expect(await environment.run(activities.gatherSitemaps, crawl)).to.deep.equal({ files: 1, urls: 2 });
    expect(await environment.run(activities.seedReferences, crawl)).to.deep.equal({ added: 0 });
    expect(await environment.run(activities.seedFromSitemap, crawl)).to.deep.equal({ added: 1 });
    expect(await environment.run(activities.crawlSlice, crawl)).to.include({ done: true, pending: 0 });
    const confirmed = await environment.run(activities.confirmSoft404s, crawl);
    expect(confirmed).to.deep.equal({ candidates: 0, confirmed: 0 });
    const finished = (await environment.run(activities.finishCrawl, crawl)) as FinishedCrawl;
    expect(finished.counts).to.deep.include({ fetched: 3, html: 3, blocked_by_robots: 1, pending: 0, max_depth: 1 });
    expect(await environment.run(activities.checkEdgeLinks, crawl)).to.have.keys('checked', 'broken');
    expect(await environment.run(activities.checkExternalLinks, crawl)).to.deep.equal({ checked: 1, broken: 0 });
  });

  it('heartbeat while they wait, and end as cancelled when told to stop', async () => {
    const environment = createActivityEnv();
    let beats = 0;
    environment.on('heartbeat', () => {
      // One beat has proved that the activity is alive; the first comes after two seconds.
      if (++beats === 1) void hangs.then(() => environment.cancel());
    });
    const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
    const input = { operation, url: `${site.url}/hangs`, target_keywords: [] };
    const failure: unknown = await environment
      .run(activities.fetchSinglePage, input)
      .catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(CancelledFailure);
    expect(beats).to.be.at.least(1);
  });

  it('fail with an ErrorCode as type', async () => {
    const environment = createActivityEnv();
    const failure: unknown = await environment
      .run(activities.finishCrawl, { user_id: 'bob', crawl_id: 'whole' })
      .catch((caught: unknown) => caught);
    expect(failure).to.include({ name: 'ApplicationFailure', type: 'not_found', nonRetryable: true });
  });
});
