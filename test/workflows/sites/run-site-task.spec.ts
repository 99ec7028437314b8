import { expect } from 'chai';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const REF = { user_id: 'alice', site_id: 'a'.repeat(24) };

describe('[I] runSiteTask workflow', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let number = 0;
  const run = (task: string) =>
    env.client.workflow.execute('runSiteTask', {
      taskQueue: 'orchestration',
      workflowId: `site-task-${++number}`,
      args: [{ ...REF, task }],
    });

  it('says why there is nothing to do', async () => {
    const plan = { kind: 'nothing', reason: 'The site is watched no longer' };
    const fakes = fakeActivities({ planSiteTask: async () => plan });
    const result = await env.withWorkers(fakes.activities, () => run('health'));
    expect(result).to.deep.equal({ done: 'The site is watched no longer', operation_id: null });
    expect(listInputs(fakes.calls, 'planSiteTask')).to.deep.equal([{ ...REF, task: 'health' }]);
  });

  it('notes health, and says so where there is none to note', async () => {
    const plan = { kind: 'health', site: 'site.example', site_url: 'https://site.example/' };
    const known = fakeActivities({ planSiteTask: async () => plan, snapshotHealth: async () => ({ score: 66 }) });
    expect(await env.withWorkers(known.activities, () => run('health'))).to.deep.equal({
      done: 'Health 66',
      operation_id: null,
    });
    expect(listInputs(known.calls, 'snapshotHealth')).to.deep.equal([{ user_id: 'alice', site: 'site.example' }]);
    const none = fakeActivities({ planSiteTask: async () => plan, snapshotHealth: async () => null });
    expect(await env.withWorkers(none.activities, () => run('health'))).to.deep.equal({
      done: 'No complete audit has measured the health of the site yet',
      operation_id: null,
    });
  });

  it('reads platforms as an operation of its own, and fails where one of them could not be read', async () => {
    const input = { site_url: 'https://site.example/', without_search: true };
    const plan = { kind: 'refresh_dashboard', site: 'site.example', input };
    const done = {
      planSiteTask: async () => plan,
      openOperation: async () => undefined,
      canReadPlatform: async () => false,
      finishRefresh: async () => ({ key: 'k' }),
    };
    const good = fakeActivities({ ...done, requireRefreshed: async () => undefined });
    const result = await env.withWorkers(good.activities, () => run('search'));
    const [opened = {}] = listInputs(good.calls, 'openOperation');
    const { id } = opened['operation'] as { id: string };
    expect(opened).to.deep.include({ type: 'refresh_dashboard', input, site: 'site.example' });
    expect(result).to.deep.equal({ done: 'refresh_dashboard', operation_id: id });
    expect(listInputs(good.calls, 'requireRefreshed')).to.deep.equal([{ user_id: 'alice', operation_id: id }]);
    const bad = fakeActivities({
      ...done,
      requireRefreshed: failing('rate_limited', 'The quota is used up'),
      reportFailedRun: async () => undefined,
    });
    const failure = await env.withWorkers(bad.activities, () => run('search').catch((error: unknown) => error));
    expect(failure).to.have.nested.property('cause.cause.message').that.contains('The quota is used up');
    const [reported] = listInputs(bad.calls, 'reportFailedRun');
    expect(reported).to.deep.include({
      ...REF,
      task: 'search',
      error: { code: 'rate_limited', detail: 'The quota is used up' },
    });
    expect(reported?.['run_id']).to.be.a('string');
  });

  it('runs a comparison as an operation of its own, and fails with it', async () => {
    const input = { website_url: 'https://site.example/', competitors: ['https://b.example/', 'https://c.example/'] };
    const plan = { kind: 'sitemap_benchmark', site: 'site.example', input };
    const fakes = fakeActivities({
      planSiteTask: async () => plan,
      openOperation: async () => undefined,
      markRunning: failing('site_unreachable', 'Nobody there'),
      reportFailedRun: async () => undefined,
    });
    const failure = await env.withWorkers(fakes.activities, () => run('competitors').catch((error: unknown) => error));
    expect(failure).to.have.nested.property('cause.cause.message').that.contains('Nobody there');
    const [opened = {}] = listInputs(fakes.calls, 'openOperation');
    const { id } = opened['operation'] as { id: string };
    expect(id).to.match(/^[0-9a-f]{24}$/);
    expect(opened).to.deep.equal({
      operation: { id, user_id: 'alice' },
      type: 'sitemap_benchmark',
      input,
      site: 'site.example',
      workflow_id: `sitemap_benchmark:alice:${id}`,
      request_id: `site-task-${number}`,
    });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ operation: { id, user_id: 'alice' } });
  });
});
