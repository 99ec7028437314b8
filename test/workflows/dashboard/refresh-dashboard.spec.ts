import { expect } from 'chai';
import { notConnected } from '../../../domain/search/no-access.js';
import { type Call, failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const OPERATION = { id: '0'.repeat(24), user_id: 'alice' };
const INPUT = { operation: OPERATION, site_url: 'https://site.example/' };

const collectedOf = (calls: Call[]) =>
  listInputs(calls, 'finishRefresh').flatMap(({ collected }) => collected as Record<string, unknown>[]);

describe('[I] refreshDashboard workflow', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let number = 0;
  const run = (input = {}) =>
    env.client.workflow.execute('refreshDashboard', {
      taskQueue: 'orchestration',
      workflowId: `refresh-${++number}`,
      args: [{ ...INPUT, ...input }],
    });
  const finish = { finishRefresh: async () => ({ key: 'k' }), listProperties: async () => ({ properties: 1 }) };

  it('skips what is not connected, and does the rest', async () => {
    const fakes = fakeActivities({ ...finish, canReadPlatform: async () => false });
    await env.withWorkers(fakes.activities, () => run());
    const skipped = (part: string, detail: string) => ({
      part,
      status: 'skipped',
      operation_id: null,
      error: { code: 'not_connected', detail },
    });
    const collected = [
      skipped('search', notConnected('searchconsole').message),
      skipped('indexing', notConnected('searchconsole').message),
      skipped('analytics', notConnected('analytics').message),
      skipped('bing', notConnected('altengine').message),
    ];
    expect(listInputs(fakes.calls, 'finishRefresh')).to.deep.equal([{ ...INPUT, collected }]);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed', error: null });
  });

  it('analyses no search data where the plan holds none, connected or not', async () => {
    const fakes = fakeActivities({
      ...finish,
      canReadPlatform: async ({ platform }) => platform === 'searchconsole',
    });
    await env.withWorkers(fakes.activities, () => run({ without_search: true }));
    // Rows as they came are in every plan: what the account may read is asked all the same.
    expect(listInputs(fakes.calls, 'listProperties')).to.deep.equal([{ user_id: 'alice', platform: 'searchconsole' }]);
    expect(listInputs(fakes.calls, 'openOperation')).to.deep.equal([]);
    for (const [at, part] of ['search', 'indexing'].entries())
      expect(collectedOf(fakes.calls)[at]).to.deep.equal({
        part,
        status: 'skipped',
        operation_id: null,
        error: { code: 'plan_required', detail: 'Search analysis needs a premium or enterprise plan' },
      });
  });

  it('reads search data as an operation of its own; when that fails the refresh continues', async () => {
    const fakes = fakeActivities({
      ...finish,
      canReadPlatform: async ({ platform }) => platform === 'searchconsole',
      openOperation: async () => undefined,
      findProperty: failing('connection_expired', 'Connect again'),
      dropSearchRows: async () => undefined,
    });
    await env.withWorkers(fakes.activities, () => run());
    const [opened, ...others] = listInputs(fakes.calls, 'openOperation');
    // Without access nothing else of the account is read.
    expect(others).to.deep.equal([]);
    expect(opened).to.deep.include({ type: 'search_performance', site: 'site.example' });
    expect(opened?.['input']).to.deep.equal({
      site_url: 'https://site.example/',
      date_range_days: 90,
      include_opportunities: true,
    });
    const error = { code: 'connection_expired', detail: 'Connect again' };
    const [search, indexing] = collectedOf(fakes.calls);
    expect(search).to.deep.equal({ part: 'search', status: 'failed', operation_id: null, error });
    expect(indexing).to.deep.equal({ part: 'indexing', status: 'failed', operation_id: null, error });
    const ends = listInputs(fakes.calls, 'finishOperation').map(({ operation, status }) => [
      (operation as { id: string }).id === OPERATION.id ? 'refresh' : 'search',
      status,
    ]);
    expect(ends).to.deep.equal([
      ['search', 'failed'],
      ['refresh', 'completed'],
    ]);
  });

  it('inspects pages after the search analysis, whatever became of that', async () => {
    for (const [findProperty, status] of [
      [async () => ({ property: 'https://site.example/', scope: 'same' }), 'completed'],
      [failing('not_found', 'No property'), 'failed'],
    ] as const) {
      const fakes = fakeActivities({
        ...finish,
        canReadPlatform: async ({ platform }) => platform === 'searchconsole',
        openOperation: async () => undefined,
        dropSearchRows: async () => undefined,
        findProperty,
      });
      await env.withWorkers(fakes.activities, () => run());
      const [search, inspection] = listInputs(fakes.calls, 'openOperation');
      expect([search?.['type'], inspection?.['type']]).to.deep.equal(['search_performance', 'index_inspection']);
      expect(inspection?.['input']).to.deep.equal({ site_url: 'https://site.example/' });
      const [, indexing] = collectedOf(fakes.calls);
      expect(indexing).to.include({ part: 'indexing', status });
    }
  });

  it('asks again what every connected account may read; a list that fails costs nothing else', async () => {
    for (const listProperties of [async () => ({ properties: 1 }), failing('invalid_input', 'The list is refused')]) {
      const fakes = fakeActivities({
        ...finish,
        listProperties,
        collectSiteTraffic: async () => ({ key: 'traffic' }),
        collectBingTraffic: async () => ({ key: 'bing' }),
        canReadPlatform: async ({ platform }) => platform !== 'searchconsole',
      });
      await env.withWorkers(fakes.activities, () => run());
      const listed = listInputs(fakes.calls, 'listProperties').map(({ platform }) => platform);
      expect(listed.toSorted()).to.deep.equal(['altengine', 'analytics']);
      const names = fakes.calls.map(({ name, input }) =>
        name === 'listProperties' ? `list ${input['platform']}` : name,
      );
      expect(names.indexOf('list analytics')).to.be.below(names.indexOf('collectSiteTraffic'));
      expect(collectedOf(fakes.calls).map(({ part, status }) => `${part} ${status}`)).to.deep.equal([
        'search skipped',
        'indexing skipped',
        'analytics completed',
        'bing completed',
      ]);
    }
  });

  it('reads visits; an account that does not know the site has not failed', async () => {
    const analytics = {
      ...finish,
      canReadPlatform: async ({ platform }: Record<string, unknown>) => platform === 'analytics',
    };
    const ends: unknown[] = [];
    for (const collectSiteTraffic of [
      async () => ({ key: 'traffic' }),
      failing('no_data', 'No property of this site'),
      failing('connection_expired', 'Connect again'),
    ]) {
      const fakes = fakeActivities({ ...analytics, collectSiteTraffic });
      await env.withWorkers(fakes.activities, () => run());
      expect(listInputs(fakes.calls, 'collectSiteTraffic')[0]).to.deep.equal({
        user_id: 'alice',
        site_url: INPUT.site_url,
      });
      const [, , read] = collectedOf(fakes.calls);
      ends.push([read?.['status'], read?.['error']]);
    }
    expect(ends).to.deep.equal([
      ['completed', null],
      ['skipped', { code: 'no_data', detail: 'No property of this site' }],
      ['failed', { code: 'connection_expired', detail: 'Connect again' }],
    ]);
  });
});
