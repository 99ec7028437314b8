import { expect } from 'chai';
import { OUTREACH } from '../support/api/outreach-paths.js';
import { connectByProgram } from '../support/browser/connect-by-program.js';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { seedApiToken } from '../support/samples/seed-api-token.js';
import { seedOutreach } from '../support/samples/seed-outreach.js';
import { seedSite } from '../support/samples/seed-site.js';
import { seedWebhook } from '../support/samples/seed-webhook.js';
import { TEST_KEY } from '../support/search-console.js';
import { readRecords } from '../support/secret-places.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { type ProviderServers, startProviderServers } from '../support/servers/provider-servers.js';
import { shownByTemporal } from '../support/temporal/shown-by-temporal.js';
import { until } from '../support/until.js';

const ALICE = 'canary|alice';
const BOB = 'other|bob';

/** Uses what the product can do for two users, erases one of them, and looks for her in every store. */
describe('[E] erasing all data of a user', function () {
  this.timeout(300_000);
  let platform: TestPlatform;
  let servers: ProviderServers;
  let site: LoopbackServer;
  before(async () => {
    servers = await startProviderServers({ data: { rows: () => 10 } });
    site = await startHttpServer(sitePages({ '/': '<title>Home</title><h1>Home</h1><p>Lamps</p>' }));
    const env = { ...servers.env, ENCRYPTION_KEYS: TEST_KEY, CHROME_PATH: '/nonexistent/chromium' };
    platform = await startPlatform({ allow: [servers.host, site.host], env });
  });
  after(async () => {
    await platform?.stop();
    await Promise.all([servers?.close(), site?.close()]);
  });

  async function use(user: string): Promise<void> {
    const canary = user.replace('|', '-');
    const call = async (path: string, body: object) => {
      const headers = { prefer: 'wait=60', 'idempotency-key': `key-of-${canary}` };
      const answer = await platform.call(path, { body, user, headers });
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).to.be.below(500);
      return answer;
    };
    const ids = await seedOutreach(platform, user);
    await seedSite(platform, user);
    await seedWebhook(platform, user);
    await seedApiToken(platform, user);
    expect((await connectByProgram(platform.call, 'searchconsole', user)).answer.status).to.equal(200);
    const raw = '/api/seo-dashboard/searchconsole/raw?site_url=https://www.example.com/';
    await until('rows are read', async () => (await platform.call(raw, { user })).status === 200);
    const { body: audit } = await call('/api/seo/enterprise/quick-audit', { website_url: site.url });
    expect(audit['audit_id'] ?? audit['id']).to.be.a('string');
    await call('/api/seo/on-page-analysis', { url: site.url, target_keywords: [`words of ${canary}`] });
    await call(`${OUTREACH}/emails/generate`, { topic: `topic of ${canary}`, tone: 'friendly' });
    const mail = { subject: `Subject of ${canary}`, body: `Text of ${canary}` };
    const { campaign_id, lead_id } = ids;
    // The sender's server is nowhere: what comes of it is kept all the same.
    await platform.call(`${OUTREACH}/outreach/send`, {
      user,
      body: { campaign_id, lead_id, ...mail },
      headers: { prefer: 'respond-async' },
    });
    await platform.call(`${OUTREACH}/campaigns/${campaign_id}/outreach/queue`, { user, body: mail });
    await platform.call(`${OUTREACH}/replies/poll`, { user, body: {} });
    await platform.call('/api/seo-dashboard/site-health', { user });
  }

  const traces = async (user: string): Promise<string[]> => {
    const places = [...(await readRecords(platform.connection)), ...(await shownByTemporal(platform.temporal))];
    const spellings = [user, user.replace('|', '-'), encodeURIComponent(user)];
    return places.flatMap(([place, text]) => (spellings.some((spelling) => text.includes(spelling)) ? [place] : []));
  };

  it('leaves nothing of her in any collection, workflow or schedule, and nothing of anybody else’s away', async () => {
    for (const user of [ALICE, BOB]) await use(user);
    const before = (await traces(ALICE)).join();
    for (const place of [
      'collection leads',
      'collection operations',
      'collection artifacts',
      'schedule site:',
      'quickAudit',
    ])
      expect(before).to.contain(place);
    const bobs = (await traces(BOB)).filter((place) => place.startsWith('collection')).sort();

    const { status, body } = await platform.call('/api/account', { method: 'DELETE', user: ALICE });
    expect([status, body['status']], JSON.stringify(body)).to.deep.equal([200, 'erased']);
    expect(body['records']).to.be.greaterThan(10);
    expect(body['workflows']).to.be.greaterThan(3);
    expect(body['platforms']).to.deep.equal([{ platform: 'searchconsole', revoked: true, next_step: null }]);

    await until('no store has a trace of her', async () => (await traces(ALICE)).length === 0);
    const kept = (await traces(BOB)).filter((place) => place.startsWith('collection')).sort();
    expect(kept).to.deep.equal(bobs);
    const again = await platform.call('/api/account', { method: 'DELETE', user: ALICE });
    expect(again.body).to.include({ status: 'erased', records: 0, workflows: 0 });
    expect((await platform.call(`${OUTREACH}/campaigns`, { user: ALICE })).body).to.deep.equal([]);
  });
});
