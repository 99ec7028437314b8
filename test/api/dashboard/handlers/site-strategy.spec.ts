import { expect } from 'chai';
import { createSiteStrategyHandlers } from '../../../../api/dashboard/handlers/site-strategy.js';
import { composeStrategicReport } from '../../../../domain/dashboard/strategy/compose-strategy.js';
import { semanticIndexKey } from '../../../../domain/operations/artifact-keys.js';
import { computeSemanticIndex } from '../../../../domain/seo/semantic/semantic-index.js';
import { createLogger } from '../../../../platform/logger.js';
import { createRecordingGateway, endOperation } from '../../../support/api/operations-api.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { strategicSources } from '../../../support/samples/strategic-sources.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { startStore, type TestStore } from '../../../support/store.js';

const BASE = '/api/seo-dashboard';
const report = (day: string) => ({
  ...composeStrategicReport(strategicSources(), `${day}T00:00:00.000Z`),
  generated_at: `${day}T00:00:00.000Z`,
  duration_ms: 1,
});

describe('[I] strategy and semantic handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const logger = createLogger({ level: 'silent', service: 'api' });
    const handlers = createSiteStrategyHandlers({ ...running.store, gateway, logger, cacheSeconds: 3_600 });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const call = async (method: string, path: string, user: string) =>
    api.call(method, `${BASE}${path}`, { headers: { authorization: `Bearer ${await identity.token({ sub: user })}` } });
  const SITE = `site_url=${encodeURIComponent('https://site.example/')}`;

  it('have nothing to tell where nothing was collected', async () => {
    for (const path of ['/semantic-health', '/sif-health'])
      for (const query of ['', `?${SITE}`])
        expect((await call('GET', path + query, 'nobody')).json).to.have.all.keys('status', 'reason', 'next_step');
    expect((await call('GET', '/strategic-insights/history', 'nobody')).json).to.deep.equal([]);
    expect((await call('POST', '/strategic-insights/run', 'nobody')).status).to.equal(422);
  });

  it('tell the health of the index, as the contract says', async () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) =>
      pageFrom(htmlPage('<p>lamp shade bulb wire socket brass</p>'), { url: `https://site.example/lamps/${name}` }),
    );
    const index = computeSemanticIndex(siteFrom(pages), { audit_id: 'a'.repeat(24), now: new Date().toISOString() });
    await running.store.artifacts.put('alice', semanticIndexKey('site.example'), index);
    const health = await call('GET', `/semantic-health?${SITE}`, 'alice');
    expect(health.status, health.text).to.equal(200);
    expect(health.json).to.deep.include({ threshold: 0.17, measure: 'tf-idf', value: index.value });
    const state = await call('GET', `/sif-health?${SITE}`, 'alice');
    expect(state.json, state.text).to.deep.include({ status: 'current', pages: 5, age_days: 0 });
  });

  it('run as an operation, and keep the weeks', async () => {
    gateway.onStart = (operation) =>
      endOperation(running.store, operation, 'completed', { result: report('2026-06-01') });
    const run = await call('POST', `/strategic-insights/run?${SITE}`, 'alice');
    expect([run.status, run.json]).to.deep.equal([200, report('2026-06-01')]);
    expect(gateway.started[0]).to.deep.include({
      type: 'strategic_insights',
      site: 'site.example',
      input: { site: 'site.example', site_url: 'https://site.example/' },
    });
    for (const day of ['2026-05-18', '2026-05-25']) await running.store.strategicReports.put('alice', report(day));
    const first = await call('GET', `/strategic-insights/history?limit=1&${SITE}`, 'alice');
    expect((first.json as { week_commencing: string }[]).map(({ week_commencing: week }) => week)).to.deep.equal([
      '2026-05-25',
    ]);
    const next = /<\/api\/seo-dashboard([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await call('GET', next, 'alice')).json).to.deep.equal([report('2026-05-18')]);
    expect((await call('GET', `/strategic-insights/history?limit=53&${SITE}`, 'alice')).status).to.equal(422);
    expect((await call('GET', `/strategic-insights/history?${SITE}`, 'bob')).json).to.deep.equal([]);
  });
});
