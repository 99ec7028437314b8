import { expect } from 'chai';
import { failing, fakeActivities, inputsOf } from '../support/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/workflow-env.js';

const OPERATION = { id: '0'.repeat(24), user_id: 'alice' };
const INPUT = { operation: OPERATION, site_url: 'https://site.example/' };

describe('[I] refreshDashboard workflow', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let number = 0;
  const run = () =>
    env.client.workflow.execute('refreshDashboard', {
      ...{ taskQueue: 'orchestration', workflowId: `refresh-${++number}`, args: [INPUT] },
    });
  const finish = { finishRefresh: async () => ({ key: 'k' }) };

  it('skips what is not connected, and does the rest', async () => {
    const fakes = fakeActivities({ ...finish, canReadSearch: async () => false });
    await env.withWorkers(fakes.activities, run);
    const error = { code: 'not_connected', detail: 'Search Console is not connected' };
    expect(inputsOf(fakes.calls, 'finishRefresh')).to.deep.equal([
      { ...INPUT, search: { part: 'search', status: 'skipped', operation_id: null, error } },
    ]);
    expect(inputsOf(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed', error: null });
  });

  it('reads search data as an operation of its own; when that fails the refresh goes on', async () => {
    const fakes = fakeActivities({
      ...{ ...finish, canReadSearch: async () => true, openOperation: async () => undefined },
      ...{ findProperty: failing('connection_expired', 'Connect again'), dropSearchRows: async () => undefined },
    });
    await env.withWorkers(fakes.activities, run);
    const [opened] = inputsOf(fakes.calls, 'openOperation');
    expect(opened).to.deep.include({ type: 'search_performance', site: 'site.example' });
    expect(opened?.['input']).to.deep.equal({
      ...{ site_url: 'https://site.example/', date_range_days: 90, include_opportunities: true },
    });
    const error = { code: 'connection_expired', detail: 'Connect again' };
    expect(inputsOf(fakes.calls, 'finishRefresh')[0]?.['search']).to.deep.equal({
      ...{ part: 'search', status: 'failed', operation_id: null, error },
    });
    const ends = inputsOf(fakes.calls, 'finishOperation').map(({ operation, status }) => [
      (operation as { id: string }).id === OPERATION.id ? 'refresh' : 'search',
      status,
    ]);
    expect(ends).to.deep.equal([
      ['search', 'failed'],
      ['refresh', 'completed'],
    ]);
  });
});
