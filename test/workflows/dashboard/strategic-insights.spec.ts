import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const given = { site: 'site.example', site_url: 'https://site.example/' };

describe('[I] strategic insights and semantic index workflows', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('compose what is stored', async () => {
    const fakes = fakeActivities();
    const strategy = await runTool(env, 'runStrategicInsights', given, fakes);
    expect(listInputs(fakes.calls, 'composeStrategy')).to.deep.equal([{ operation: strategy.operation, ...given }]);
    const index = await runTool(env, 'buildSemanticIndex', given, fakes);
    expect(listInputs(fakes.calls, 'indexSite')).to.deep.equal([{ operation: index.operation, site: 'site.example' }]);
  });

  it('take what an embedding model made of the latest crawl, where one is set', async () => {
    const fakes = fakeActivities({ nameEmbeddingModel: async () => 'small' });
    const { operation } = await runTool(env, 'buildSemanticIndex', given, fakes);
    expect(listInputs(fakes.calls, 'embedPages')).to.deep.equal([{ user_id: 'alice', crawl_id: 'audit:site' }]);
    const embedding = { model: 'small', reason: null };
    expect(listInputs(fakes.calls, 'indexSite')).to.deep.equal([
      { operation, site: 'site.example', audit_id: 'audit', embedding },
    ]);
  });

  it('fail with the reason', async () => {
    const fakes = fakeActivities({ indexSite: failing('no_data', 'No crawl is kept') });
    await runTool(env, 'buildSemanticIndex', given, fakes);
    expect(listInputs(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.equal({
      code: 'no_data',
      detail: 'No crawl is kept',
    });
  });
});
