import { expect } from 'chai';
import { createDashboardHandlers } from '../../../../api/dashboard/handlers/dashboard.js';
import { NOTHING } from '../../../../domain/dashboard/no-data.js';
import { createLogger } from '../../../../platform/logger.js';
import { createRecordingGateway, endOperation } from '../../../support/api/operations-api.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const DASHBOARD = '/api/seo-dashboard';
const READS = ['/data', '/overview', '/metrics', '/health-score', '/insights'];

/** Every number in an answer, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
const NOW = '2026-06-01T08:00:00.000Z';

describe('[I] dashboard handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const logger = createLogger({ level: 'silent', service: 'api' });
    const handlers = createDashboardHandlers({ ...running.store, gateway, logger, cacheSeconds: 3_600 });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  beforeEach(() => gateway.reset());
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const call = async (
    method: string,
    path: string,
    user = 'alice',
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    api.call(method, `${DASHBOARD}${path}`, {
      headers: { authorization: `Bearer ${await identity.token({ sub: user })}`, ...headers },
    });
  const watch = async (user: string, site = 'a.example') => {
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
    await running.store.sites.insert(user, input, new Date());
  };
  const noteHealth = (user: string, day: string, score: number, audit_id: string) =>
    running.store.healthSnapshots.put({
      user_id: user,
      site: 'a.example',
      day,
      score,
      audit_id,
      breakdown: { technical: 80, content: 60, performance: 70, mobile: 50 },
    });

  it('hold not one number for anyone who has collected nothing', async () => {
    await watch('newcomer');
    for (const user of ['nobody', 'newcomer']) {
      for (const path of READS) {
        const { status, json } = await call('GET', path, user);
        expect([status, numbersIn(json)], path).to.deep.equal([200, []]);
      }
    }
    expect((await call('GET', '/health-score', 'nobody')).json).to.deep.include({ score: null, ...NOTHING.site });
    expect((await call('GET', '/health-score', 'newcomer')).json).to.deep.include({ score: null, ...NOTHING.health });
    expect((await call('GET', '/insights', 'nobody')).json).to.have.nested.property('[0].category', 'setup');
  });

  it('tell what is known, give it again, and tell more once more is known', async () => {
    await watch('alice');
    const nowMs = Date.now();
    const today = new Date(nowMs).toISOString().slice(0, 10);
    const yesterday = new Date(nowMs - 86_400_000).toISOString().slice(0, 10);
    await noteHealth('alice', yesterday, 60, 'a'.repeat(24));
    const first = await call('GET', '/health-score');
    expect(first.json).to.deep.include({ score: 60, previous_score: null, status: 'good', day: yesterday });
    await noteHealth('alice', today, 66, 'b'.repeat(24));
    expect((await call('GET', '/health-score')).json).to.deep.equal(first.json);
    const again = await call('GET', '/health-score', 'alice', { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).to.equal(304);
    await running.store.siteVersions.raise('alice', 'a.example');
    expect((await call('GET', '/health-score')).json).to.deep.include({ score: 66, previous_score: 60, trend: 'up' });
    expect((await call('GET', '/overview')).json).to.deep.include({ health_score: 66, health_status: 'good' });
    const stats = (await call('GET', '/cache-stats')).json;
    expect(stats).to.deep.equal({ hits: 2, misses: 3, hit_rate: 0.4, size: 2, invalidations: 1 });
    expect((await call('GET', '/cache-stats', 'nobody-yet')).json).to.deep.equal({
      hits: 0,
      misses: 0,
      hit_rate: null,
      size: 0,
      invalidations: 0,
    });
  });

  it('notice at once when a connection changes', async () => {
    await watch('carl');
    await noteHealth('carl', new Date().toISOString().slice(0, 10), 60, 'a'.repeat(24));
    const statusOf = async () =>
      ((await call('GET', '/data', 'carl')).json as { platforms: { searchconsole: string } }).platforms.searchconsole;
    expect(await statusOf()).to.equal('disconnected');
    const place = { user_id: 'carl', platform: 'searchconsole' as const };
    const expires_at = '2999-01-01T00:00:00.000Z';
    const grant = { access_token: 's', refresh_token: 's', expires_at, scopes: [] };
    await running.store.connections.connect(place, grant, new Date());
    expect(await statusOf()).to.equal('connected');
  });

  it('take another site by its name', async () => {
    const { json } = await call('GET', `/data?site_url=${encodeURIComponent('https://b.example/x')}`);
    expect(json).to.deep.include({ website_url: 'https://b.example/', status: 'no_data' });
    expect((await call('GET', '/data?site_url=mailto:x')).status).to.equal(422);
  });

  it('refresh as an operation', async () => {
    await watch('dora');
    const result = {
      website_url: 'https://a.example/',
      parts: [],
      generated_at: NOW,
      duration_ms: 1,
    };
    gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result });
    const { status, json } = await call('POST', '/refresh', 'dora');
    expect([status, json]).to.deep.equal([200, result]);
    expect(gateway.started.map(({ type, input, site }) => [type, input, site])).to.deep.equal([
      ['refresh_dashboard', { site_url: 'https://a.example/' }, 'a.example'],
    ]);
    expect((await call('POST', '/refresh', 'nobody')).status).to.equal(422);
  });

  it('refresh without search data on a plan that holds none', async () => {
    await watch('finn');
    const end = { result: { website_url: 'https://a.example/', parts: [], generated_at: NOW, duration_ms: 1 } };
    gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', end);
    const authorization = `Bearer ${await identity.token({ sub: 'finn', plan: 'free' })}`;
    expect((await call('POST', '/refresh', 'finn', { authorization })).status).to.equal(200);
    const [started] = gateway.started;
    expect(started?.input).to.deep.equal({ site_url: 'https://a.example/', without_search: true });
  });
});
