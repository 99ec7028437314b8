import { expect } from 'chai';
import { comparable } from '../support/comparable.js';
import { startKillablePlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import type { TestTemporal } from '../support/temporal/temporal-server.js';
import { until } from '../support/until.js';

const PAGES = 150;
/** Slow enough that there is time to kill something in the middle. */
const ANSWER_MS = 120;

/** While it is so, nothing is answered that is asked for. */
let isHeld = false;
const held: (() => void)[] = [];

function release(): void {
  isHeld = false;
  for (const answer of held.splice(0)) answer();
}

function slowSite(): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    const number = /^\/p(\d+)$/.exec(request.url ?? '')?.[1];
    const html =
      request.url === '/' ? page(0) : number !== undefined && Number(number) < PAGES ? page(Number(number)) : null;
    const answer = () => {
      response.writeHead(html === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html ?? 'none');
    };
    if (isHeld) held.push(answer);
    else setTimeout(answer, ANSWER_MS);
  });
}

function page(number: number): string {
  const links = [1, 2, 3, 5, 8, 13, 21]
    .map((step) => `<a href="/p${(number + step) % PAGES}">Page ${number + step}</a>`)
    .join(' ');
  return `<!doctype html><html lang="en"><head><title>Page number ${number % 40} of the drill site</title></head><body><main><h1>Page</h1><p>${'words and more words '.repeat(60)}</p>${links}<a href="/gone">gone</a></main></body></html>`;
}

describe('[E] sudden death in the middle of an audit', () => {
  let site: LoopbackServer;
  let platform: TestPlatform<TestTemporal>;
  before(async function () {
    this.timeout(120_000);
    site = await slowSite();
    platform = await startKillablePlatform({ allow: [site.host], env: { CHROME_PATH: '/nonexistent/chromium' } });
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await site.close();
  });

  async function start(user: string): Promise<string> {
    const body = { website_url: site.url, max_pages: 500, crawl_depth: 5, target_keywords: ['words'] };
    const answer = await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', { body, user });
    expect(answer.status).to.equal(202);
    return answer.body.id;
  }

  /** What a busy machine measures is no flaw of the site, and differs from run to run. */
  async function leaveOutTime(user: string): Promise<void> {
    const path = `/api/seo/check-settings?site_url=${encodeURIComponent(site.url)}`;
    const body = { thresholds: {}, severities: { 'speed/ttfb': 'off' } };
    expect((await platform.call(path, { method: 'PUT', body, user })).status).to.equal(200);
  }

  const stored = async (id: string) => {
    const pages = platform.connection.collection('crawl_pages');
    const hashes = await pages
      .find({ crawl_id: `${id}:site` })
      .project({ url_hash: 1 })
      .toArray();
    return { pages: hashes.length, distinct: new Set(hashes.map((page) => String(page['url_hash']))).size };
  };

  async function untilStored(id: string, count: number): Promise<void> {
    await until(`${count} pages are stored`, async () => (await stored(id)).pages >= count);
  }

  it('worker, API and Temporal killed: same result as an undisturbed run, no page twice', async () => {
    for (const user of ['calm', 'drill']) await leaveOutTime(user);
    const calm = await start('calm');
    const undisturbed = await platform.waitForEnd(calm, { user: 'calm' });
    expect(undisturbed['status']).to.equal('completed');

    site.hits.length = 0;
    const id = await start('drill');
    await untilStored(id, 10);
    isHeld = true;
    await until('a page is asked for', () => held.length > 0);
    await platform.killWorker('SIGKILL');
    release();
    await platform.startWorker();
    await untilStored(id, 50);
    await platform.killApi('SIGKILL');
    await platform.startApi();
    await untilStored(id, 80);
    await platform.temporal.kill();
    await platform.temporal.restart();
    const disturbed = await platform.waitForEnd(id, { user: 'drill', timeoutMs: 180_000 });

    expect(disturbed['status']).to.equal('completed');
    expect(comparable(disturbed['result'])).to.deep.equal(comparable(undisturbed['result']));
    const { pages, distinct } = await stored(id);
    expect(pages).to.equal(distinct);
    expect(pages).to.equal((await stored(calm)).pages);
    // One slice's window at most was fetched again for each death.
    const asked = site.hits.filter((hit) => /^GET \/p\d+$/.test(hit));
    expect(asked.length - new Set(asked).size).to.be.within(1, 3 * 64);
  }).timeout(400_000);

  it('a result stays readable when Temporal has forgotten the run, or is gone', async () => {
    const { body: history } = await platform.call<{ id: string }[]>('/api/seo/audits', { user: 'calm' });
    const id = history[0]?.id ?? '';
    await platform.temporal.kill();
    const { status, body } = await platform.call<{ status: string; result: object }>(`/api/operations/${id}`, {
      user: 'calm',
    });
    expect([status, body.status]).to.deep.equal([200, 'completed']);
    expect(body.result).to.include({ audit_id: id });
    expect((await platform.call(`/api/seo/audits/${id}`, { user: 'calm' })).status).to.equal(200);
    await platform.temporal.restart();
  }).timeout(120_000);

  it('an audit accepted while Temporal is down runs once Temporal is back', async () => {
    await platform.temporal.kill();
    const id = await start('patient');
    expect((await platform.call(`/api/operations/${id}`, { user: 'patient' })).body).to.include({ status: 'queued' });
    await platform.temporal.restart();
    const ended = await platform.waitForEnd(id, { user: 'patient', timeoutMs: 180_000 });
    expect(ended['status']).to.equal('completed');
  }).timeout(300_000);
});
