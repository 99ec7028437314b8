import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] speed analysis workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const given = { url: 'https://site.example/', strategies: ['desktop', 'mobile'], locale: null };

  it('a strategy that fails is composed beside the one that did not', async () => {
    const fakes = fakeActivities({
      measureSpeed: async (input) =>
        input['strategy'] === 'mobile' ? failing('browser_failed', 'The page crashed')({}) : { key: 'desktop' },
    });
    await runTool(env, 'speedAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'composeSpeedAnalysis')[0]?.['runs']).to.deep.equal([
      { strategy: 'desktop', run: { ok: true, value: { key: 'desktop' } } },
      { strategy: 'mobile', run: { ok: false, error: { code: 'browser_failed', detail: 'The page crashed' } } },
    ]);
  });

  it('fails with the reason when no strategy could be measured', async () => {
    const fakes = fakeActivities({ measureSpeed: failing('browser_unavailable', 'No Chromium was found') });
    const { operation, result } = await runTool(env, 'speedAnalysis', given, fakes);
    expect(result).to.be.instanceOf(WorkflowFailedError);
    expect(listInputs(fakes.calls, 'composeSpeedAnalysis')).to.have.length(0);
    const error = { code: 'browser_unavailable', detail: 'No Chromium was found' };
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'failed', error }]);
  });

  it('measures nothing where robots.txt forbids the page', async () => {
    const reason = `${given.url} is not fetched: robots.txt forbids it`;
    const fakes = fakeActivities({ requireAllowedByRobots: failing('site_refused', reason) });
    const { operation } = await runTool(env, 'speedAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'measureSpeed')).to.have.length(0);
    const error = { code: 'site_refused', detail: reason };
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'failed', error }]);
  });
});
