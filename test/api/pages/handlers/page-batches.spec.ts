import { expect } from 'chai';
import { describeRefusedAddress } from '../../../../api/http/requests/refused-address.js';
import { makeLeaf, reportBatch } from '../../../../domain/pages/analysis/batch-report.js';
import { guideByRules, reportGuidance } from '../../../../domain/pages/analysis/page-guidance.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { analyzeHtml } from '../../../support/samples/analyzed-page.js';

const BATCH = '/api/seo-dashboard/batch-analyze';
const AI = '/api/seo-dashboard/analyze-urls-ai';
const A = 'https://site.example/a';
const stamp = { generated_at: '2026-06-01T00:00:00.000Z', duration_ms: 7 };
const gone = { code: 'timeout' as const, detail: 'Too slow' };
const pages = [A, 'https://site.example/b', A].map((url) => ({ url, refused: null }));
const analysis = analyzeHtml('<h1>Lamps</h1>', { url: A });
const failed = { url: 'https://site.example/b', ok: false as const, error: gone };

describe('[I] page batch handlers', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice', 'free');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    running.api.call('POST', path, { headers: { ...headers, ...more }, body });
  const ending = (result: object) => {
    running.gateway.onStart = async (operation) =>
      endOperation(running.store, operation, 'completed', { result: { ...result, ...stamp } });
  };

  for (const [path, type] of [
    [BATCH, 'page_batch'],
    [AI, 'page_guidance'],
  ] as const) {
    it(`${path} takes what may not be requested as pages that fail alone`, async () => {
      const urls = ['site.example/a', 'http://inside.test/', 'ftp://site.example/x'];
      const settings = { thresholds: { title_max_chars: 70 }, severities: {} };
      await running.store.checkSettings.put('alice', 'site.example', settings, new Date());
      const answer = await post(path, { urls, target_keywords: ['lamps'] }, { prefer: 'respond-async' });
      expect(answer.status, answer.text).to.equal(202);
      const refused = (detail: string) => ({ code: 'url_not_allowed', detail });
      expect(running.gateway.started[0]).to.deep.include({
        type,
        site: 'site.example',
        input: {
          pages: [
            { url: A, refused: null },
            { url: 'http://inside.test/', refused: refused(describeRefusedAddress('http://inside.test/')) },
            { url: 'ftp://site.example/x', refused: refused('Not an http(s) address') },
          ],
          target_keywords: ['lamps'],
          check_settings: { 'site.example': settings },
        },
      });
    });

    it(`${path} is not waited for above five pages`, async () => {
      const urls = Array.from({ length: 6 }, (_, index) => `https://site.example/${index}`);
      expect((await post(path, { urls })).status).to.equal(202);
      expect((await post(path, { urls: [...urls.slice(1), 'https://other.example/'] })).status).to.equal(202);
      expect(running.gateway.started[1]?.site).to.equal('2 sites');
    });

    it(`${path} has bounds`, async () => {
      const many = Array.from({ length: type === 'page_batch' ? 101 : 21 }, (_, index) => `https://a.example/${index}`);
      for (const body of [{ urls: [] }, { urls: many }, {}, { urls: [A], depth: 1 }])
        expect((await post(path, body)).status).to.equal(422);
    });
  }

  it('a batch is answered as the contract says', async () => {
    const result = reportBatch(pages, [{ url: A, ok: true, value: makeLeaf(analysis) }, failed]);
    ending(result);
    const answer = await post(BATCH, { urls: pages.map(({ url }) => url) });
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.json).to.deep.equal(JSON.parse(JSON.stringify({ ...result, ...stamp })));
  });

  it('guidance is answered as the contract says', async () => {
    const result = reportGuidance(pages, [{ url: A, ok: true, value: guideByRules(analysis) }, failed]);
    ending(result);
    const answer = await post(AI, { urls: pages.map(({ url }) => url) });
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.json).to.deep.include({ successful: 2, failed: 1, skipped: 0, generated_by: 'rules' });
  });
});
