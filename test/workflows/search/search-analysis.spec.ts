import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const SITE = 'https://www.example.com/';
const SETS = ['totals', 'devices', 'countries', 'queries', 'pages', 'page_days', 'page_devices', 'pairs'];
/** What the analysis looks for events in. */
const EVENT_SETS = ['device_days', 'country_days', 'directory_days', 'query_days'];

describe('[I] search analysis workflows', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = async (
    fakes: Parameters<typeof fakeActivities>[0] = {},
    workflow = 'analyzeSearchPerformance',
    more: object = {},
  ) => {
    const { activities, calls } = fakeActivities(fakes);
    const input = { site_url: SITE, date_range_days: 28, include_opportunities: false, min_impressions: 7, ...more };
    const { operation } = await runTool(env, workflow, input, { activities, calls });
    const [finished] = listInputs(calls, 'finishOperation');
    return { calls, operation, finished };
  };
  const failSet =
    (...names: string[]) =>
    async (input: Record<string, unknown>) =>
      names.includes(String(input['set'])) ? failing('timeout', 'No response')(input) : { rows: 5, is_cut: false };

  it('reads set after set, asks, analyses, tells and lets the rows go', async () => {
    const { calls, operation, finished } = await run({ findStoredAudits: async () => ({ audit_ids: ['a'] }) });
    const steps = calls.map(({ name }) => name).filter((name) => !['reportProgress', 'markRunning'].includes(name));
    expect(steps).to.deep.equal([
      'findProperty',
      'readDays',
      ...[...SETS, ...EVENT_SETS].map(() => 'readRowSet'),
      'findStoredAudits',
      'inspectPages',
      'analyzeSearch',
      'writeInsights',
      'composeSearchPerformance',
      'dropSearchRows',
      'finishOperation',
    ]);
    expect(listInputs(calls, 'readRowSet').map(({ set }) => set)).to.deep.equal([...SETS, ...EVENT_SETS]);
    const [analyzed] = listInputs(calls, 'analyzeSearch');
    expect(analyzed).to.deep.include({
      operation,
      site_url: SITE,
      min_impressions: 100,
      include_opportunities: false,
      property: { property: SITE, scope: 'same' },
      audits: [{ audit_id: 'a', crawl_id: 'a:site' }],
    });
    expect(listInputs(calls, 'composeSearchPerformance')).to.deep.equal([
      {
        operation,
        analyzed_key: 'analyzed',
        written: { ok: true, value: { insights: [], generated_by: 'rules', warnings: [] } },
      },
    ]);
    expect(finished).to.include({ status: 'completed' });
  });

  it('continues without sets, inspections and a model that fail', async () => {
    const { calls, finished } = await run({
      readDays: failing('timeout', 'No response'),
      readRowSet: failSet('pairs', 'pages'),
      inspectPages: failing('timeout', 'No response'),
      writeInsights: failing('dependency_unavailable', 'The model is down'),
    });
    const [analyzed] = listInputs(calls, 'analyzeSearch');
    const sets = analyzed?.['sets'] as Record<string, { ok: boolean }>;
    expect(Object.keys(sets).filter((name) => !sets[name]?.ok)).to.have.members(['days', 'pairs', 'pages']);
    expect(listInputs(calls, 'composeSearchPerformance')[0]?.['written']).to.deep.equal({
      ok: false,
      error: { code: 'dependency_unavailable', detail: 'The model is down' },
    });
    expect(finished).to.include({ status: 'completed' });
  });

  it('fails at once without access, and lets go what was read', async () => {
    const { calls, finished } = await run({ readRowSet: failing('connection_expired', 'Access has ended') });
    expect(listInputs(calls, 'readRowSet')).to.have.length(1);
    expect(calls.map(({ name }) => name))
      .to.include('dropSearchRows')
      .and.to.not.include('analyzeSearch');
    expect(finished).to.deep.include({
      status: 'failed',
      error: { code: 'connection_expired', detail: 'Access has ended' },
    });
  });

  it('fails where nothing at all could be read', async () => {
    const { calls, finished } = await run({
      readDays: failing('timeout', 'No response'),
      readRowSet: failSet(...SETS, ...EVENT_SETS),
    });
    expect(listInputs(calls, 'analyzeSearch')).to.deep.equal([]);
    expect(finished).to.deep.include({ status: 'failed', error: { code: 'timeout', detail: 'No response' } });
  });

  it('reports opportunities from the same rows', async () => {
    const { calls, finished } = await run({}, 'findContentOpportunities', { limit: 5, hours_per_week: 4 });
    expect(listInputs(calls, 'readRowSet').map(({ set }) => set)).to.deep.equal(SETS);
    expect(listInputs(calls, 'composeOpportunities')[0]).to.include({
      site_url: SITE,
      min_impressions: 7,
      limit: 5,
      hours_per_week: 4,
    });
    expect(calls.map(({ name }) => name)).to.not.include('inspectPages');
    expect(finished).to.include({ status: 'completed' });
  });
});
