import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] print report workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const given = { audit_id: 'a'.repeat(24), page: 'b'.repeat(64) };

  it('prints once and is done', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'printReport', given, fakes);
    expect(listInputs(fakes.calls, 'printAuditReport')).to.deep.equal([{ operation, audit_id: given.audit_id }]);
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'completed', error: null }]);
  });

  it('fails with the reason', async () => {
    const fakes = fakeActivities({ printAuditReport: failing('browser_unavailable', 'No Chromium was found') });
    const { operation, result } = await runTool(env, 'printReport', given, fakes);
    expect(result).to.be.instanceOf(WorkflowFailedError);
    const error = { code: 'browser_unavailable', detail: 'No Chromium was found' };
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'failed', error }]);
  });
});
