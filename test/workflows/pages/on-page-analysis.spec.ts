import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] on-page analysis workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const given = {
    url: 'https://site.example/a',
    target_keywords: ['lamp'],
    analyze_images: false,
    analyze_content_quality: true,
  };

  it('fetches the page and judges what was stored', async () => {
    const fakes = fakeActivities({ fetchSinglePage: async () => ({ key: 'the page' }) });
    const { operation } = await runTool(env, 'onPageAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'fetchSinglePage')).to.deep.equal([
      { operation, url: 'https://site.example/a', target_keywords: ['lamp'] },
    ]);
    expect(listInputs(fakes.calls, 'composeOnPageAnalysis')).to.deep.equal([
      { operation, page_key: 'the page', analyze_images: false, analyze_content_quality: true, rendering: null },
    ]);
  });

  it('renders the page when asked, and judges it all the same when that fails', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'onPageAnalysis', { ...given, render_javascript: true }, fakes);
    expect(listInputs(fakes.calls, 'renderPages')).to.deep.equal([
      { user_id: operation.user_id, crawl_id: operation.id, urls: ['https://site.example/a'] },
    ]);
    expect(listInputs(fakes.calls, 'composeOnPageAnalysis')[0]).to.deep.include({
      rendering: { ok: true, value: { rendered: 1, failed: 0 } },
    });
    const without = fakeActivities({ renderPages: failing('browser_unavailable', 'No Chromium was found') });
    await runTool(env, 'onPageAnalysis', { ...given, render_javascript: true }, without);
    expect(listInputs(without.calls, 'composeOnPageAnalysis')[0]).to.deep.include({
      rendering: { ok: false, error: { code: 'browser_unavailable', detail: 'No Chromium was found' } },
    });
  });

  it('judges by the settings it is given', async () => {
    const fakes = fakeActivities();
    const check_settings = { thresholds: { title_max_chars: 70 }, severities: {} };
    await runTool(env, 'onPageAnalysis', { ...given, check_settings }, fakes);
    expect(listInputs(fakes.calls, 'composeOnPageAnalysis')[0]).to.deep.include({ check_settings });
  });

  it('a page that cannot be had fails it with the reason', async () => {
    const fakes = fakeActivities({ fetchSinglePage: failing('no_data', 'https://site.example/a is not an HTML page') });
    await runTool(env, 'onPageAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.equal({
      code: 'no_data',
      detail: 'https://site.example/a is not an HTML page',
    });
  });
});
