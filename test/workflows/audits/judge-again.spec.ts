import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs, readGathered } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] judge again workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const audit_id = 'a'.repeat(24);

  it('judges crawl and speed of the audit by what it had gathered, and puts it together', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'judgeAgain', { audit_id }, fakes);
    const audit = { id: audit_id, user_id: operation.user_id };
    const again = { at: '2026-06-01T00:00:00.000Z', acceptances: [], generated_at: '2026-05-01T00:00:00.000Z' };
    const [measured] = listInputs(fakes.calls, 'judgeSpeed');
    expect(measured).to.deep.include({ operation: audit, again });
    const [judged] = listInputs(fakes.calls, 'judgeCrawl');
    expect(judged).to.deep.include({ operation: audit, again, speed: { ok: true, value: { key: 'speed' } } });
    for (const given of [measured, judged])
      expect(readGathered(given)).to.deep.include({ crawl: { crawl_id: 'crawl' }, runs: [] });
    const [composed] = listInputs(fakes.calls, 'composeAgain');
    expect(composed).to.deep.include({ operation, audit_id, again, judged: { key: 'judged' }, overall_score: 70 });
    expect(composed?.['speed']).to.deep.equal({ ok: true, value: { key: 'speed' } });
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'completed', error: null }]);
  });

  it('leaves the audit as it is, and says why, when its crawl is gone or cannot be judged', async () => {
    for (const name of ['loadGathered', 'judgeCrawl']) {
      const fakes = fakeActivities({ [name]: failing('no_data', 'The crawl is gone') });
      const { operation, result } = await runTool(env, 'judgeAgain', { audit_id }, fakes);
      expect(result).to.be.instanceOf(WorkflowFailedError);
      expect(listInputs(fakes.calls, 'composeAgain')).to.deep.equal([]);
      const error = { code: 'no_data', detail: 'The crawl is gone' };
      expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'failed', error }]);
    }
  });

  it('names a speed that could not be judged, and does all else', async () => {
    const fakes = fakeActivities({ judgeSpeed: failing('browser_failed', 'no run') });
    await runTool(env, 'judgeAgain', { audit_id }, fakes);
    const error = { code: 'browser_failed', detail: 'no run' };
    expect(listInputs(fakes.calls, 'composeAgain')[0]?.['speed']).to.deep.equal({ ok: false, error });
  });
});
