import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const given = {
  website_url: 'https://site.example/',
  target_keywords: ['lamp'],
  max_pages: 50,
  crawl_depth: 2,
  competitors: ['https://a.example/', 'https://b.example/'],
};

describe('[I] content analysis workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('crawls all sites within the same bounds and compares them', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'contentAnalysis', given, fakes);
    const started = listInputs(fakes.calls, 'prepareSite');
    expect(started.map(({ start_url }) => start_url).sort()).to.deep.equal(
      [...given.competitors, given.website_url].sort(),
    );
    for (const { options } of started)
      expect(options).to.deep.equal({
        max_pages: 50,
        max_depth: 2,
        respect_robots: true,
        include_sitemap_urls: true,
        target_keywords: ['lamp'],
      });
    const [composed] = listInputs(fakes.calls, 'composeContentAnalysis');
    expect(composed).to.deep.include({ operation, target_keywords: ['lamp'] });
    expect(composed?.['crawl']).to.deep.include({ crawl_id: `${operation.id}:site` });
    expect(composed?.['competitors']).to.have.length(2);
  });

  it('continues without a competitor that cannot be crawled', async () => {
    const fail = failing('dns_failure', 'No such host');
    const fakes = fakeActivities({
      prepareSite: async (input) => (input['start_url'] === 'https://a.example/' ? fail(input) : { final_url: 'x' }),
    });
    await runTool(env, 'contentAnalysis', given, fakes);
    const [composed] = listInputs(fakes.calls, 'composeContentAnalysis');
    expect(composed?.['competitors']).to.deep.include({
      url: 'https://a.example/',
      crawl: { ok: false, error: { code: 'dns_failure', detail: 'No such host' } },
    });
  });

  it('fails with the reason where the own site cannot be crawled', async () => {
    const fail = failing('site_refused', 'It refuses us');
    const fakes = fakeActivities({
      prepareSite: async (input) => (input['start_url'] === given.website_url ? fail(input) : { final_url: 'x' }),
    });
    await runTool(env, 'contentAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({
      status: 'failed',
      error: { code: 'site_refused', detail: 'It refuses us' },
    });
    expect(listInputs(fakes.calls, 'composeContentAnalysis')).to.deep.equal([]);
  });
});
