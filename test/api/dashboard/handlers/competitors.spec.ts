import { expect } from 'chai';
import { createCompetitorHandlers } from '../../../../api/dashboard/handlers/competitors.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { composeBenchmark, measuredSite, sitemapReport } from '../../../support/sites/measured-site.js';
import { startStore, type TestStore } from '../../../support/store.js';

const INSIGHTS = '/api/seo-dashboard/competitive-insights';
const DEEP = '/api/seo-dashboard/deep-competitor-analysis';
const own = measuredSite('own.example');
const competitor = measuredSite('rival.example', { trusted: true, pages: 6 });

function audited(id: string, site: typeof own, at: string, overrides: Partial<CompleteAudit> = {}) {
  const audit = stubAudit([], [], { audit_id: id, website_url: site.url, generated_at: at, ...overrides });
  audit.components.on_page_seo.metrics = { ...site.metrics };
  return audit;
}

describe('[I] competitor handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const handlers = createCompetitorHandlers({ ...running.store, cacheSeconds: 3_600 });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const get = async (path: string, user: string, headers: Record<string, string> = {}) =>
    api.call('GET', path, { headers: { authorization: `Bearer ${await identity.token({ sub: user })}`, ...headers } });
  const watch = (user: string, competitors: string[] = []) =>
    running.store.sites.insert(
      user,
      { site_url: 'https://own.example/', site: 'own.example', competitors, target_keywords: [] },
      new Date(),
    );

  it('have no number for anyone who has collected nothing, and name the next step', async () => {
    await watch('newcomer');
    for (const path of [INSIGHTS, DEEP])
      for (const user of ['nobody', 'newcomer']) {
        const { status, json, text } = await get(path, user);
        expect(status, text).to.equal(200);
        expect(json).to.have.all.keys('status', 'reason', 'next_step');
        expect(json).to.deep.include({ status: 'no_data' });
      }
  });

  it('list competitors that are only named as not measured', async () => {
    await watch('namer', ['https://named.example/']);
    const { json, text } = await get(INSIGHTS, 'namer');
    expect(json, text).to.deep.include({ status: 'ok', you: null, market_position: null, measured_at: null });
    const [named] = (json as { competitors: object[] }).competitors;
    expect(named).to.deep.include({ url: 'https://named.example/', status: 'not_measured', trust_score: null });
  });

  it('tell what audits, audits of competitors and sitemap benchmarks say, as the contract has it', async () => {
    await watch('alice', ['https://third.example/']);
    const benchmarking = composeBenchmark(own, [competitor], ['https://away.example/']);
    await storeAudit(running.store, audited('1'.repeat(24), own, '2026-05-01T00:00:00.000Z', { benchmarking }));
    // A quick one later on knows no competitors, and less of the site.
    const quick = measuredSite('own.example', { pages: 1 });
    await storeAudit(
      running.store,
      audited('2'.repeat(24), quick, '2026-06-01T00:00:00.000Z', { audit_type: 'quick' }),
    );
    const third = measuredSite('third.example', { pages: 4 });
    await storeAudit(running.store, audited('3'.repeat(24), third, '2026-05-20T00:00:00.000Z'));
    const report = sitemapReport('own.example', { 'own.example': ['/'], 'rival.example': ['/', '/a'] });
    const operation = await benchmarkOperation('alice');
    await running.store.artifacts.put('alice', resultKey(operation), report);

    const insights = await get(INSIGHTS, 'alice');
    expect(insights.status, insights.text).to.equal(200);
    const { you, competitors, market_position } = insights.json as {
      you: { content_volume: number };
      competitors: {
        url: string;
        status: string;
        trust_score: number | null;
        sources: { kind: string; id: string }[];
      }[];
      market_position: { of: number };
    };
    expect(competitors.map(({ url, status }) => [url, status])).to.deep.equal([
      ['https://rival.example/', 'measured'],
      ['https://away.example/', 'failed'],
      ['https://third.example/', 'measured'],
    ]);
    expect(competitors[0]?.sources.map(({ kind, id }) => [kind, id])).to.deep.equal([
      ['benchmark', '1'.repeat(24)],
      ['sitemap_benchmark', operation],
    ]);
    expect(you.content_volume).to.equal(1);
    expect(market_position.of).to.equal(3);

    const deep = await get(DEEP, 'alice');
    expect(deep.status, deep.text).to.equal(200);
    expect(deep.json).to.deep.include({ status: 'ok' });
    expect((deep.json as { head_to_head: object[] }).head_to_head).to.have.length(2);
  });

  it('are kept until more is known, and are for their user alone', async () => {
    const first = await get(INSIGHTS, 'alice');
    const again = await get(INSIGHTS, 'alice', { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).to.equal(304);
    const others = await get(`${INSIGHTS}?site_url=own.example`, 'mallory');
    expect(others.json).to.deep.include({ status: 'no_data' });
    expect((await get(`${INSIGHTS}?site_url=mailto:x`, 'alice')).status).to.equal(422);
    expect((await api.call('GET', INSIGHTS)).status).to.equal(401);
  });

  async function benchmarkOperation(user_id: string): Promise<string> {
    const id = '4'.repeat(24);
    await running.store.operations.insert({
      id,
      user_id,
      type: 'sitemap_benchmark',
      status: 'queued',
      input: {},
      fingerprint: 'f',
      site: 'own.example',
      request_id: 'r',
      workflow_id: 'w',
      progress: { done: 0, total: 100, phase: 'queued', message: '' },
      created_at: '2026-06-01T00:00:00.000Z',
      started_at: null,
      finished_at: null,
      has_result: false,
      error: null,
    });
    await running.store.operations.markRunning(user_id, id);
    await running.store.operations.finish(user_id, id, { status: 'completed', error: null, has_result: true });
    return id;
  }
});
