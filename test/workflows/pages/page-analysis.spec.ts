import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const url = 'https://site.example/a';
const given = { url, target_keywords: ['lamp'] };

describe('[I] page analysis workflows', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('a comprehensive one fetches the page once and judges it', async () => {
    const fakes = fakeActivities();
    const check_settings = { thresholds: { title_max_chars: 70 }, severities: {} };
    const { operation } = await runTool(env, 'pageAnalysis', { ...given, check_settings }, fakes);
    expect(fakes.calls.map(({ name }) => name).filter((name) => name !== 'reportProgress')).to.deep.equal([
      'markRunning',
      'fetchSinglePage',
      'composePageAnalysis',
      'finishOperation',
    ]);
    expect(listInputs(fakes.calls, 'composePageAnalysis')).to.deep.equal([
      { operation, url, page_key: 'page', target_keywords: ['lamp'], check_settings, full: null },
    ]);
  });

  it('a full one crawls two clicks around it, renders it and measures both speeds', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'pageAnalysisFull', given, fakes);
    expect(listInputs(fakes.calls, 'renderPages')).to.deep.equal([
      { user_id: 'alice', crawl_id: `${operation.id}:site`, urls: [url] },
    ]);
    expect(listInputs(fakes.calls, 'measureSpeed').map(({ strategy }) => strategy)).to.deep.equal([
      'mobile',
      'desktop',
    ]);
    const [prepared] = listInputs(fakes.calls, 'prepareSite');
    expect(prepared?.['options']).to.deep.include({ max_depth: 2, max_pages: 100, respect_robots: true });
    const [composed] = listInputs(fakes.calls, 'composePageAnalysis');
    expect(composed?.['full']).to.deep.include({ rendering: { ok: true, value: { rendered: 1, failed: 0 } } });
  });

  it('a full one lives without every part but the page', async () => {
    const fakes = fakeActivities({
      prepareSite: failing('site_refused', 'no'),
      renderPages: failing('browser_unavailable', 'No Chromium'),
      measureSpeed: failing('browser_unavailable', 'No Chromium'),
    });
    await runTool(env, 'pageAnalysisFull', given, fakes);
    const [composed] = listInputs(fakes.calls, 'composePageAnalysis');
    const error = { code: 'browser_unavailable', detail: 'No Chromium' };
    expect(composed?.['full']).to.deep.equal({
      crawl: { ok: false, error: { code: 'site_refused', detail: 'no' } },
      rendering: { ok: false, error },
      speed: [
        { strategy: 'mobile', run: { ok: false, error } },
        { strategy: 'desktop', run: { ok: false, error } },
      ],
    });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed' });
  });

  for (const workflow of ['pageAnalysis', 'pageAnalysisFull'])
    it(`${workflow} fails with the reason when the page cannot be had`, async () => {
      const fakes = fakeActivities({ fetchSinglePage: failing('no_data', 'not an HTML page') });
      await runTool(env, workflow, given, fakes);
      expect(listInputs(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.equal({
        code: 'no_data',
        detail: 'not an HTML page',
      });
    });
});
