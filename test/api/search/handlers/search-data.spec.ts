import { expect } from 'chai';
import { type IntegrationsApi, startIntegrationsApi } from '../../../support/api/integrations-api.js';

const RAW = '/api/seo-dashboard/searchconsole/raw';

describe('[I] search data handlers', () => {
  let running: IntegrationsApi;
  let rows = 3;
  before(async () => {
    running = await startIntegrationsApi({ data: { rows: () => rows } });
    await running.running.connect('alice');
    await running.store.connections.noteSync('alice', 'searchconsole', {
      properties: ['https://www.example.com/', 'sc-domain:example.com'],
      at: new Date(),
      error: null,
    });
  });
  after(() => running.stop());
  beforeEach(() => {
    running.state.late = false;
    running.servers.asked.length = 0;
  });
  const get = async (path: string, user?: string) => {
    const { status, json, headers } = await running.call('GET', path, user);
    return { status, body: json as Record<string, never>, headers };
  };

  it('show every platform, connected or not', async () => {
    const { body } = await get('/api/seo-dashboard/platforms');
    expect(body['searchconsole']).to.deep.include({
      status: 'connected',
      sites: ['https://www.example.com/', 'sc-domain:example.com'],
      error: null,
    });
    expect(body['analytics']).to.deep.equal({
      status: 'disconnected',
      properties: [],
      last_sync_at: null,
      error: null,
      next_step: 'Connect Google Analytics: GET /api/integrations/analytics/connect',
    });
    expect(body['altengine']).to.deep.include({ status: 'disconnected', sites: [] });
  });

  it('say what is missing on this installation', async () => {
    running.state.configured = false;
    const { body } = await get('/api/seo-dashboard/platforms', 'bob');
    running.state.configured = true;
    expect(body['altengine']).to.deep.include({
      next_step: 'The operator of this installation sets BING_OAUTH_CLIENT_ID and BING_OAUTH_CLIENT_SECRET',
    });
  });

  it('give the rows of the property that is named', async () => {
    for (const name of ['sc-domain:example.com', 'SC-DOMAIN:Example.com']) {
      const { status, body } = await get(`${RAW}?site_url=${name}&days=7`);
      expect([status, body['property']]).to.deep.equal([200, 'sc-domain:example.com']);
    }
    expect((await get(`${RAW}?site_url=sc-domain:www.example.com`)).body).to.include({ status: 'no_data' });
  });

  it('give rows as they came, of both periods, a page at a time', async () => {
    rows = 3;
    const { status, body, headers } = await get(`${RAW}?site_url=www.example.com&dimensions=query,page&days=7&limit=2`);
    expect(status).to.equal(200);
    expect(body).to.deep.include({ status: 'ok', property: 'https://www.example.com/', dimensions: ['query', 'page'] });
    const period = body['period'] as unknown as { rows: unknown[]; row_count: number; start_date: string };
    expect([period.row_count, period.rows.length]).to.deep.equal([3, 2]);
    expect(period.rows[0]).to.deep.equal({
      keys: ['words 0', 'https://www.example.com/page-0'],
      clicks: 0,
      impressions: 10,
      ctr: 0,
      position: 1,
    });
    const previous = body['previous_period'] as unknown as { end_date: string };
    expect(Date.parse(previous.end_date)).to.be.below(Date.parse(period.start_date));
    expect(headers['link']).to.match(/^<\/api\/seo-dashboard\/searchconsole\/raw\?.*cursor=2>; rel="next"$/);
    const next = /<([^>]+)>/.exec(String(headers['link']))?.[1] ?? '';
    const last = await get(next);
    expect(
      (last.body['period'] as unknown as { rows: { keys: string[] }[] }).rows.map(({ keys }) => keys[0]),
    ).to.deep.equal(['words 2']);
    expect(last.headers['link']).to.equal(undefined);
    expect(running.servers.asked.length).to.equal(2);
  });

  it('read again when what lies there is older than an hour', async () => {
    const path = `${RAW}?site_url=www.example.com&days=8`;
    await get(path);
    await get(path);
    expect(running.servers.asked.length).to.equal(2);
    const { artifacts } = running.store;
    const heads = running.running.connection.collection('artifacts');
    const head = await heads.findOne({
      user_id: 'alice',
      key: /^raw:[^:]*:[^:]*:[^:]*:query:https:\/\/www.example.com\/$/,
    });
    const key = String(head?.['key']);
    const reading = await artifacts.get<Record<string, unknown>>('alice', key);
    await artifacts.put('alice', key, { ...reading, collected_at: new Date(Date.now() - 3_600_001).toISOString() });
    await get(path);
    expect(running.servers.asked.length).to.equal(4);
  });

  it('say when rows are still being read', async () => {
    running.state.late = true;
    const { status, body, headers } = await get(`${RAW}?site_url=www.example.com&days=9`);
    expect([status, body, headers['retry-after']]).to.deep.equal([
      202,
      { detail: 'The rows are being read; ask again in some seconds' },
      '5',
    ]);
  });

  it('say who is not connected, and whose access has ended', async () => {
    for (const platform of ['searchconsole', 'altengine'] as const) {
      const path = `/api/seo-dashboard/${platform}/raw`;
      const { status, body } = await get(path, 'bob');
      expect(status).to.equal(409);
      expect(body).to.include({ detail: 'Not connected' });
      expect(body['next_step']).to.match(new RegExp(`by GET /api/integrations/${platform}/connect$`));
    }
    await running.running.connect('eva');
    running.servers.google.revokeAll();
    await running.running.store.connections.markExpired('eva', 'searchconsole', 'gone');
    const { status, body } = await get(RAW, 'eva');
    expect([status, body]).to.deep.equal([
      409,
      {
        detail: 'Access to Google Search Console has ended',
        next_step: 'connect again by GET /api/integrations/searchconsole/connect',
      },
    ]);
    expect((await get('/api/seo-dashboard/platforms', 'eva')).body['searchconsole']).to.deep.include({
      status: 'expired',
      error: 'gone',
    });
  });

  it('invent nothing for a site that the account does not have', async () => {
    await running.running.connect('alice');
    const { status, body } = await get(`${RAW}?site_url=nowhere.example`);
    expect(status).to.equal(200);
    expect(body).to.deep.include({ status: 'no_data', property: null, period: null, previous_period: null });
    expect(String(body['next_step'])).to.match(/^Add and verify the site at Google Search Console/);
  });

  it('find a site that was added since the account was asked, and do not ask for it at each request', async () => {
    await running.running.connect('gil');
    const listings = () => running.servers.hits.filter((hit) => hit.endsWith('/webmasters/v3/sites')).length;
    const before = listings();
    rows = 1;
    // No list has ever come: the one that was asked for after connecting failed.
    expect((await get(`${RAW}?site_url=www.example.com`, 'gil')).body).to.include({ status: 'ok' });
    expect(listings() - before).to.equal(1);
    const entry = { siteUrl: 'https://late.example/', permissionLevel: 'siteOwner' };
    running.servers.data.properties.push(entry);
    for (let asked = 0; asked < 3; asked++)
      expect((await get(`${RAW}?site_url=late.example`, 'gil')).body).to.include({ status: 'no_data' });
    expect(listings() - before).to.equal(1);
    const kept = running.running.connection.collection('platform_connections');
    await kept.updateOne({ user_id: 'gil' }, { $set: { listed_at: new Date(Date.now() - 5 * 60_000) } });
    expect((await get(`${RAW}?site_url=late.example`, 'gil')).body).to.include({ property: entry.siteUrl });
    expect((await get('/api/seo-dashboard/platforms', 'gil')).body['searchconsole']?.['sites']).to.include(
      entry.siteUrl,
    );
  });

  it('say why the account could not be asked, and when that takes its time', async () => {
    await running.running.connect('hedy');
    const path = `${RAW}?site_url=www.example.com`;
    running.state.late = true;
    const { status, body } = await get(path, 'hedy');
    expect([status, body]).to.deep.equal([
      202,
      { detail: 'The properties of the account are being read; ask again in some seconds' },
    ]);
    running.state.late = false;
    running.servers.fail('data', { status: 429, headers: { 'retry-after': '900' } });
    expect((await get(path, 'hedy')).status).to.equal(429);
    expect((await get(path, 'hedy')).body).to.include({ status: 'ok' });
  });

  it('want the site named where there are several, and check what is asked', async () => {
    await running.store.connections.noteSync('alice', 'searchconsole', {
      properties: ['a', 'b'],
      at: new Date(),
      error: null,
    });
    for (const query of [
      '',
      '?days=6',
      '?days=481',
      '?limit=1001',
      '?dimensions=planet',
      '?dimensions=page,page',
      '?cursor=x',
      '?site_url=ftp://x.example/',
    ])
      expect((await get(`${RAW}${query}`)).status, query).to.equal(422);
  });

  it('are about the primary site where none is named', async () => {
    rows = 1;
    const site = { site_url: 'https://www.example.com/', site: 'example.com', competitors: [], target_keywords: [] };
    await running.store.sites.insert('fay', site, new Date());
    await running.running.connect('fay');
    const properties = ['https://www.example.com/', 'https://other.example/'];
    await running.store.connections.noteSync('fay', 'searchconsole', { properties, at: new Date(), error: null });
    expect((await get(RAW, 'fay')).body).to.deep.include({ status: 'ok', property: 'https://www.example.com/' });
    const watched = await running.store.sites.primary('fay');
    await running.store.sites.update(
      'fay',
      watched?.id ?? '',
      { search_property: 'sc-domain:example.com' },
      new Date(),
    );
    await running.store.connections.noteSync('fay', 'searchconsole', {
      properties: [...properties, 'sc-domain:example.com'],
      at: new Date(),
      error: null,
    });
    expect((await get(RAW, 'fay')).body).to.deep.include({ property: 'sc-domain:example.com' });
  });

  it('read the next property of the site when the account has lost the first', async () => {
    await running.running.connect('gwen');
    const properties = ['https://one.example/', 'sc-domain:one.example'];
    await running.store.connections.noteSync('gwen', 'searchconsole', { properties, at: new Date(), error: null });
    running.servers.fail('data', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } });
    const { status, body } = await get(`${RAW}?site_url=https://one.example/`, 'gwen');
    expect([status, body['property']]).to.deep.equal([200, 'sc-domain:one.example']);
    const left = await running.store.connections.find('gwen', 'searchconsole');
    expect(left?.properties).to.deep.equal(['sc-domain:one.example']);
  });

  it('answer as the provider does when it cannot be read', async () => {
    const note = { properties: ['https://one.example/'], at: new Date(), error: null };
    await running.store.connections.noteSync('alice', 'searchconsole', note);
    running.servers.fail('data', { status: 429, headers: { 'retry-after': '900' } });
    const { status, headers } = await get(`${RAW}?days=10`);
    expect([status, headers['retry-after']]).to.deep.equal([429, '60']);
    running.servers.fail('data', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } });
    expect((await get(`${RAW}?days=11`)).status).to.equal(404);
    // What was refused has left the list.
    expect((await get(`${RAW}?days=11`)).body).to.include({ status: 'no_data', property: null });
    await running.store.connections.noteSync('alice', 'searchconsole', note);
    running.servers.google.revokeAll();
    const { status: ended, body } = await get(`${RAW}?days=12`);
    expect([ended, body['detail']]).to.deep.equal([409, 'Access to Google Search Console has ended']);
    expect(body['next_step']).to.match(/by GET \/api\/integrations\/searchconsole\/connect$/);
  });
});
