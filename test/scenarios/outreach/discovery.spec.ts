import { expect } from 'chai';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { DiscoveryResult } from '../../../domain/outreach/discovery/discovery.js';
import { OUTREACH } from '../../support/api/outreach-paths.js';
import { sitePages } from '../../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import { type SearchServer, searxngAnswer, startSearchServer } from '../../support/servers/search-server.js';

const INVITES = '<title>Write for us about saws</title><h1>Saws</h1><p>Submission guidelines for your guest post.</p>';

describe('[E] discovery', () => {
  let search: SearchServer;
  let open: LoopbackServer;
  let closed: LoopbackServer;
  let platform: TestPlatform;
  before(async function () {
    this.timeout(180_000);
    [search, open, closed] = await Promise.all([
      startSearchServer(),
      startHttpServer(
        sitePages({
          '/write-for-us': `${INVITES}<a href="/contact">Contact</a>`,
          '/contact': '<p>ana [at] press-of-saws [dot] com, logo@2x.png</p>',
        }),
      ),
      startHttpServer(sitePages({ '/robots.txt': { status: 500 }, '/write-for-us': INVITES })),
    ]);
    platform = await startPlatform({
      allow: [open.host, `localhost:${closed.port}`],
      env: { WORKER_QUEUES: 'orchestration,crawl', SEARXNG_URL: search.url },
    });
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await Promise.all([search, open, closed].map((server) => server?.close()));
  });
  beforeEach(() => {
    const urls = [`${open.url}/write-for-us`, `http://localhost:${closed.port}/write-for-us`];
    const pages = urls.map((url) => ({ url, title: 'Found', snippet: 'Write for us' }));
    search.reply({ body: searxngAnswer(pages, [['google', 'timeout']]) });
  });

  const discover = (body: object) =>
    platform.call<DiscoveryResult>(`${OUTREACH}/discover/deep`, { body, headers: { prefer: 'wait=110' } });

  it('visits what is found, obeys robots.txt, and saves the site with the address that is on it', async function () {
    this.timeout(180_000);
    const campaign = (await platform.call<{ id: string }>(`${OUTREACH}/campaigns`, { body: { name: 'Spring' } })).body;
    const { status, body } = await discover({ keyword: 'saws', campaign_id: campaign.id, save_to_campaign: true });
    expect(status).to.equal(200);
    const { results, ...rest } = body;
    expect(rest).to.deep.equal({
      saved_to_campaign: 1,
      save_failed: 0,
      skipped: 0,
      warnings: [
        'SearXNG got no answer from google: timeout',
        `http://localhost:${closed.port}/write-for-us: Its robots.txt cannot be read`,
      ],
    });
    expect(results).to.have.length(1);
    expect(results[0]).to.include({
      website_url: `${open.url}/write-for-us`,
      website_title: 'Write for us about saws',
      source: 'searxng',
      contact_email: 'ana@press-of-saws.com',
      contact_page: `${open.url}/contact`,
      contact_source: 'spelled_out',
      guest_post_likelihood: 1,
      has_guidelines: true,
      query: 'saws "write for us"',
    });
    expect(open.hits).to.deep.equal(['GET /robots.txt', 'GET /write-for-us', 'GET /contact']);
    expect(new Set(closed.hits)).to.deep.equal(new Set(['GET /robots.txt']));
    const leads = await platform.call<Lead[]>(`${OUTREACH}/campaigns/${campaign.id}/leads`);
    expect(
      leads.body.map(({ website_url, contact_email, source }) => [website_url, contact_email, source]),
    ).to.deep.equal([[`${open.url}/write-for-us`, 'ana@press-of-saws.com', 'discovery: searxng']]);
  });

  it('names the reason when the provider refuses', async function () {
    this.timeout(180_000);
    search.reply({ status: 403 });
    const { status, body } = await platform.call(`${OUTREACH}/discover/deep`, {
      body: { keyword: 'planes' },
      headers: { prefer: 'respond-async' },
    });
    expect(status).to.equal(202);
    const ended = await platform.waitForEnd<{ error: unknown }>(String(body['id']));
    expect(ended).to.deep.include({
      status: 'failed',
      error: {
        code: 'dependency_unavailable',
        detail: 'SearXNG refuses: the key is not accepted, or its JSON responses are switched off',
      },
    });
  });
});
