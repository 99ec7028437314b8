import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const given = { kind: 'quick_wins', body_key: 'body', website_url: 'https://site.example/' };

describe('[I] insight report workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('gathers, writes, composes and clears away', async () => {
    const value = { insights: [], generated_by: 'llm', warnings: [] };
    const fakes = fakeActivities({ writeInsights: async () => value });
    const { operation } = await runTool(env, 'insightReport', given, fakes);
    const { kind, body_key, website_url } = given;
    expect(listInputs(fakes.calls, 'gatherInsightInput')).to.deep.equal([{ operation, kind, body_key }]);
    expect(listInputs(fakes.calls, 'writeInsights')).to.deep.equal([{ user_id: 'alice', kind, input_key: 'input' }]);
    const written = { ok: true, value };
    expect(listInputs(fakes.calls, 'composeInsights')).to.deep.equal([{ operation, kind, website_url, written }]);
    expect(listInputs(fakes.calls, 'dropInsightInput')).to.deep.equal([{ operation, body_key }]);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed' });
  });

  it('continues by rules when the model cannot be had', async () => {
    const fakes = fakeActivities({
      writeInsights: failing('dependency_unavailable', 'The language model does not answer'),
    });
    await runTool(env, 'insightReport', given, fakes);
    expect(listInputs(fakes.calls, 'composeInsights')[0]).to.deep.include({
      written: { ok: false, error: { code: 'dependency_unavailable', detail: 'The language model does not answer' } },
    });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed' });
  });

  it('fails when what was sent is gone, and clears away all the same', async () => {
    const fakes = fakeActivities({ gatherInsightInput: failing('not_found', 'The request is not in the store') });
    await runTool(env, 'insightReport', given, fakes);
    expect(listInputs(fakes.calls, 'composeInsights')).to.deep.equal([]);
    expect(listInputs(fakes.calls, 'dropInsightInput')).to.have.length(1);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'failed' });
  });
});
