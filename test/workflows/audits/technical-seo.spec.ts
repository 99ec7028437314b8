import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] technical SEO workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const given = {
    url: 'https://site.example/',
    crawl_depth: 2,
    max_pages: 30,
    include_external_links: true,
    respect_robots: false,
  };

  it('crawls within the given bounds and composes', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'technicalSeo', given, fakes);
    expect(listInputs(fakes.calls, 'prepareSite')[0]?.['options']).to.deep.equal({
      max_pages: 30,
      max_depth: 2,
      respect_robots: false,
      include_sitemap_urls: true,
      target_keywords: [],
    });
    expect(listInputs(fakes.calls, 'checkExternalLinks')).to.deep.equal([
      { user_id: 'alice', crawl_id: `${operation.id}:site` },
    ]);
    expect(listInputs(fakes.calls, 'composeTechnicalSeo')).to.have.length(1);
  });

  it('external links that cannot be checked do not fail it', async () => {
    const fakes = fakeActivities({ checkExternalLinks: failing('internal', 'broken') });
    const { operation } = await runTool(env, 'technicalSeo', given, fakes);
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'completed', error: null }]);
  });

  it('judges pages and site by the settings it is given', async () => {
    const fakes = fakeActivities();
    const check_settings = { thresholds: { click_depth: 6 }, severities: { 'title/long': 'off' } };
    await runTool(env, 'technicalSeo', { ...given, check_settings }, fakes);
    expect(listInputs(fakes.calls, 'prepareSite')[0]?.['options']).to.deep.include({ check_settings });
    expect(listInputs(fakes.calls, 'composeTechnicalSeo')[0]).to.deep.include({ check_settings });
  });

  it('leaves external links alone unless asked', async () => {
    const fakes = fakeActivities();
    await runTool(env, 'technicalSeo', { ...given, include_external_links: false }, fakes);
    expect(listInputs(fakes.calls, 'checkExternalLinks')).to.have.length(0);
  });
});
