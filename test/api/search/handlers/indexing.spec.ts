import { expect } from 'chai';
import { createIndexingHandlers } from '../../../../api/search/handlers/indexing.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { seedIndexing } from '../../../support/samples/seed-indexing.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] handlers of the state in the index', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  let path: string;
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const handlers = createIndexingHandlers(running.store);
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
    const input = { site_url: 'https://lamps.example/', site: 'lamps.example', competitors: [], target_keywords: [] };
    const { site } = await running.store.sites.insert('alice', input, new Date());
    path = `/api/seo-dashboard/sites/${site.id}/indexing`;
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const get = async (query = '', user = 'alice') =>
    api.call('GET', `${path}${query}`, { headers: { authorization: `Bearer ${await identity.token({ sub: user })}` } });

  it('say how to inspect a site that never was', async () => {
    const { status, json } = await get();
    expect(status).to.equal(200);
    expect(json).to.include({ status: 'no_data' });
    expect(json).to.have.property('next_step').that.contains('POST /api/seo/searchconsole/inspect-index');
    expect((await get('/pages')).json).to.deep.equal({ total: 0, items: [] });
  });

  it('give the report and its pages to their owner alone', async () => {
    await seedIndexing(running.store, 'lamps.example');
    const { status, json } = await get();
    expect(status).to.equal(200);
    expect(json).to.deep.include({ pages: { indexed: 46, not_indexed: 17, unknown: 0, total: 63 } });
    expect(json).to.have.nested.property('quota.used', 64);
    for (const query of ['', '/pages']) expect((await get(query, 'bob')).status).to.equal(404);
  });

  it('list pages by state and reason, page by page', async () => {
    const first = await get('/pages?state=not_indexed&limit=10');
    expect(first.json).to.include({ total: 17 });
    expect(first.headers['link']).to.match(/cursor=10.*rel="next"/);
    const second = await get('/pages?state=not_indexed&limit=10&cursor=10');
    expect(second.headers['link']).to.equal(undefined);
    const urls = [first, second].flatMap(({ json }) =>
      (json as { items: { url: string }[] }).items.map(({ url }) => url),
    );
    expect(new Set(urls).size).to.equal(17);
    const reason = encodeURIComponent('Crawled - currently not indexed');
    expect((await get(`/pages?reason=${reason}`)).json).to.include({ total: 8 });
    expect((await get('/pages?cursor=9999')).json).to.deep.include({ total: 63, items: [] });
  });

  it('refuse what the contract does not know', async () => {
    for (const query of ['/pages?state=lost', '/pages?cursor=a', '/pages?reason=', '/pages?limit=0'])
      expect((await get(query)).status, query).to.equal(422);
  });
});
