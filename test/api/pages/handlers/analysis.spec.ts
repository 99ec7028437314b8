import { expect } from 'chai';
import { describeRefusedAddress } from '../../../../api/http/requests/refused-address.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { analyzeHtml } from '../../../support/samples/analyzed-page.js';

const COMPREHENSIVE = '/api/seo-dashboard/analyze-comprehensive';
const FULL = '/api/seo-dashboard/analyze-full';
const DETAILED = '/api/seo-dashboard/metrics-detailed';
const SUMMARY = '/api/seo-dashboard/analysis-summary';
const PAGE = 'https://site.example/lamps';

describe('[I] page analysis handlers', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice', 'free');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  for (const [path, type] of [
    [COMPREHENSIVE, 'page_analysis'],
    [FULL, 'page_analysis_full'],
  ] as const) {
    it(`${path} starts its operation`, async () => {
      const body = { url: 'site.example/lamps', target_keywords: ['lamps'] };
      const answer = await running.api.call('POST', path, { headers: { ...headers, prefer: 'respond-async' }, body });
      expect(answer.status, answer.text).to.equal(202);
      const input = { url: PAGE, target_keywords: ['lamps'] };
      expect(running.gateway.started[0]).to.deep.include({ type, site: 'site.example', input });
    });

    it(`${path} answers with the analysis as the contract says`, async () => {
      const result = analyzeHtml('<h1>Lamps</h1><img src="/red-boots.jpg">', { url: PAGE, keywords: ['lamps'] });
      running.gateway.onStart = async (operation) => endOperation(running.store, operation, 'completed', { result });
      const answer = await running.api.call('POST', path, { headers, body: { url: PAGE } });
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.json).to.deep.equal(JSON.parse(JSON.stringify(result)));
    });

    it(`${path} refuses what may not be requested and what it does not know`, async () => {
      const inside = await running.api.call('POST', path, { headers, body: { url: 'http://inside.test/' } });
      expect(inside.json).to.deep.include({
        detail: [{ loc: ['body', 'url'], msg: describeRefusedAddress('http://inside.test/'), type: 'url_not_allowed' }],
      });
      const unknown = await running.api.call('POST', path, { headers, body: { url: PAGE, depth: 3 } });
      expect(unknown.status).to.equal(422);
      expect((await running.api.call('POST', path, { body: { url: PAGE } })).status).to.equal(401);
    });
  }

  it('judges by what the project has set for the site', async () => {
    const settings = { thresholds: { title_max_chars: 70 }, severities: {} };
    await running.store.checkSettings.put('alice', 'site.example', settings, new Date());
    await running.api.call('POST', COMPREHENSIVE, {
      headers: { ...headers, prefer: 'respond-async' },
      body: { url: PAGE },
    });
    expect(running.gateway.started[0]?.input).to.deep.include({ check_settings: settings });
  });

  it('the latest analysis of a page is there in detail and in short, for its user', async () => {
    const analysis = analyzeHtml('<h1>Lamps</h1>', { url: PAGE });
    await running.store.pageAnalyses.put('alice', '0123456789abcdef01234567', analysis);
    const query = `?url=${encodeURIComponent('site.example/lamps')}`;
    const detailed = await running.api.call('GET', DETAILED + query, { headers });
    expect(detailed.status, detailed.text).to.equal(200);
    expect(detailed.json).to.deep.equal(JSON.parse(JSON.stringify(analysis)));
    const summary = await running.api.call('GET', SUMMARY + query, { headers });
    expect(summary.status, summary.text).to.equal(200);
    expect(summary.json).to.deep.include({ url: PAGE, overall_score: analysis.overall_score });
    const bob = await running.as('bob');
    for (const path of [DETAILED, SUMMARY])
      expect((await running.api.call('GET', path + query, { headers: bob })).status).to.equal(404);
  });

  for (const path of [DETAILED, SUMMARY])
    it(`${path} asks for a page, and knows none that was never analyzed`, async () => {
      const never = await running.api.call('GET', `${path}?url=https%3A%2F%2Fsite.example%2Fnever`, { headers });
      const detail = 'This page was not analyzed yet. Analyze it with POST /api/seo-dashboard/analyze-comprehensive';
      expect([never.status, never.json]).to.deep.equal([404, { detail }]);
      expect((await running.api.call('GET', path, { headers })).status).to.equal(422);
      const odd = await running.api.call('GET', `${path}?url=ftp%3A%2F%2Fsite.example`, { headers });
      expect(odd.json).to.deep.include({
        detail: [{ loc: ['query', 'url'], msg: 'Not an http(s) address', type: 'url_parsing' }],
      });
    });
});
