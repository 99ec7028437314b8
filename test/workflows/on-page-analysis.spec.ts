import { expect } from 'chai';
import { failing, fakeActivities, inputsOf } from '../support/fake-activities.js';
import { runTool } from '../support/run-tool.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/workflow-env.js';

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
    expect(inputsOf(fakes.calls, 'fetchSinglePage')).to.deep.equal([
      { operation, url: 'https://site.example/a', target_keywords: ['lamp'] },
    ]);
    expect(inputsOf(fakes.calls, 'composeOnPageAnalysis')).to.deep.equal([
      { operation, page_key: 'the page', analyze_images: false, analyze_content_quality: true },
    ]);
  });

  it('a page that cannot be had fails it with the reason', async () => {
    const fakes = fakeActivities({ fetchSinglePage: failing('no_data', 'https://site.example/a is not an HTML page') });
    await runTool(env, 'onPageAnalysis', given, fakes);
    expect(inputsOf(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.equal({
      code: 'no_data',
      detail: 'https://site.example/a is not an HTML page',
    });
  });
});
