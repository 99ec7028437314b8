import { expect } from 'chai';
import { runTool } from '../../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] measuring the speed of a page', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const given = { url: 'https://site.example/', strategies: ['desktop'], locale: null };
  const RUN = { strategy: 'desktop', run: { ok: true, value: { key: 'speed:desktop' } } };

  it('asks for field data where there is a way out: never on the queue of the browser', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'speedAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'addFieldData')).to.deep.equal([{ operation, strategy: 'desktop' }]);
    const { events } = await env.client.workflow.getHandle(operation.id).fetchHistory();
    const queues = (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: scheduled }) =>
      ['measureSpeed', 'addFieldData'].includes(scheduled?.activityType?.name ?? '')
        ? [scheduled?.taskQueue?.name]
        : [],
    );
    expect(queues).to.deep.equal(['browser', 'orchestration']);
  });

  it('counts a run whose field data cannot be had', async () => {
    const fakes = fakeActivities({ addFieldData: failing('internal', 'The store refuses') });
    await runTool(env, 'speedAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'composeSpeedAnalysis')[0]?.['runs']).to.deep.equal([RUN]);
  });

  it('asks for none of a run that failed', async () => {
    const fakes = fakeActivities({ measureSpeed: failing('browser_failed', 'The page crashed') });
    await runTool(env, 'speedAnalysis', given, fakes);
    expect(listInputs(fakes.calls, 'addFieldData')).to.deep.equal([]);
  });
});
