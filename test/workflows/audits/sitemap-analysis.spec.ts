import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] sitemap analysis workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('reads, samples as many URLs as asked, and composes', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(
      env,
      'sitemapAnalysis',
      { site_url: 'https://site.example/', sitemap_url: null, check_urls: true, sample: 7 },
      fakes,
    );
    expect(listInputs(fakes.calls, 'readSitemaps')).to.deep.equal([
      { operation, site_url: 'https://site.example/', sitemap_url: null, sample: 7 },
    ]);
    expect(listInputs(fakes.calls, 'composeSitemapAnalysis')).to.deep.equal([{ operation, sitemap_key: 'sitemaps' }]);
  });

  it('requests no listed URL when told not to', async () => {
    const fakes = fakeActivities();
    await runTool(
      env,
      'sitemapAnalysis',
      { site_url: null, sitemap_url: 'https://site.example/s.xml', check_urls: false, sample: 7 },
      fakes,
    );
    expect(listInputs(fakes.calls, 'readSitemaps')[0]).to.include({
      sample: 0,
      sitemap_url: 'https://site.example/s.xml',
    });
  });
});
