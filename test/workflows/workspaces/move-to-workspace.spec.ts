import { WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import type { WorkspaceMove } from '../../../domain/workspaces/workspace-move.js';
import { MOVE_TO_WORKSPACE } from '../../../workflows/workspaces/contract/move-to-workspace.js';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const MOVE: WorkspaceMove = { kind: 'campaign', id: 'a'.repeat(24), from: 'alice', to: 'ws_b', sender_id: null };
const WRAPPER = new Set(['markRunning', 'reportProgress', 'finishOperation']);

/** What the store answers, call by call. */
function answers() {
  const moved = [
    { moved: 200, done: false },
    { moved: 7, done: true },
  ];
  const places = [{ after: 'b'.repeat(24) }, { after: null }, { after: null }];
  return {
    holdMoved: async () => ({ site: '' }),
    copySuppressions: async () => places.shift() ?? { after: null },
    moveSome: async () => moved.shift() ?? { moved: 0, done: true },
    finishMove: async () => undefined,
  };
}

describe('[I] move to workspace workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('holds, moves until nothing is left, and suppresses before and after a campaign is there', async () => {
    const fakes = fakeActivities(answers());
    const { operation } = await runTool(env, MOVE_TO_WORKSPACE, { move: MOVE }, fakes);
    const steps = fakes.calls.map(({ name }) => name).filter((name) => !WRAPPER.has(name));
    expect(steps).to.deep.equal([
      'holdMoved',
      'copySuppressions',
      'copySuppressions',
      'moveSome',
      'moveSome',
      'finishMove',
      'copySuppressions',
    ]);
    expect(listInputs(fakes.calls, 'copySuppressions').map(({ after }) => after)).to.deep.equal([
      null,
      'b'.repeat(24),
      null,
    ]);
    expect(listInputs(fakes.calls, 'finishMove')).to.deep.equal([{ operation, move: MOVE, site: '', records: 207 }]);
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'completed', error: null }]);
  });

  it('has nothing to do with suppressed addresses for a site, and moves nothing when something runs', async () => {
    const site: WorkspaceMove = { ...MOVE, kind: 'site' };
    const fakes = fakeActivities({ ...answers(), holdMoved: async () => ({ site: 'site.example' }) });
    await runTool(env, MOVE_TO_WORKSPACE, { move: site }, fakes);
    expect(listInputs(fakes.calls, 'copySuppressions')).to.deep.equal([]);
    expect(listInputs(fakes.calls, 'moveSome')[0]).to.deep.equal({ move: site, site: 'site.example' });

    const refused = fakeActivities({ ...answers(), holdMoved: failing('conflict', 'Operation x has not finished') });
    const { operation, result } = await runTool(env, MOVE_TO_WORKSPACE, { move: site }, refused);
    expect(result).to.be.instanceOf(WorkflowFailedError);
    expect(listInputs(refused.calls, 'moveSome')).to.deep.equal([]);
    const error = { code: 'conflict', detail: 'Operation x has not finished' };
    expect(listInputs(refused.calls, 'finishOperation')).to.deep.equal([{ operation, status: 'failed', error }]);
  });
});
