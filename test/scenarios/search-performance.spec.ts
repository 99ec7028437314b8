import { expect } from 'chai';
import { createModelInsightActivities } from '../../activities/llm/insight-activities.js';
import { createOperationActivities } from '../../activities/operations/index.js';
import { createSearchAnalysisActivities } from '../../activities/search/analysis/index.js';
import { createIndexingActivities } from '../../activities/search/indexing/index.js';
import { indexReportKey, resultKey, searchAnalysisKey } from '../../domain/operations/artifact-keys.js';
import type { OperationType } from '../../domain/operations/operations.js';
import type { OpportunitiesReport } from '../../domain/search/analysis/opportunities-report.js';
import { SEARCH_DIMENSION_NAMES, type SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import type { IndexReport } from '../../domain/search/indexing/index-report.js';
import { artifactModel } from '../../store/artifacts/artifact-model.js';
import { newOperation } from '../support/operations.js';
import { startSearchConsole, type TestSearchConsole } from '../support/search-console.js';
import type { SearchAsked } from '../support/servers/provider-data.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/temporal/workflow-env.js';

const SITE = 'https://www.example.com/';
const PAIRS = 60_001;

/** The whole way from the provider's protocol to the stored answer: real clients, real store, real workflows. */
describe('[I] search analysis over a stand-in Search Console', function () {
  this.timeout(180_000);
  let env: WorkflowEnv;
  let provider: TestSearchConsole;
  let pairs = 10;
  const rowsFor = ({ dimensions }: SearchAsked) =>
    ({ 'query,page': pairs, date: 400, 'page,date': 200 })[dimensions.join()] ?? 50;
  before(async () => {
    [env, provider] = await Promise.all([createWorkflowEnv(), startSearchConsole({ data: { rows: rowsFor } })]);
  });
  after(async () => {
    await env?.teardown();
    await provider?.stop();
  });
  beforeEach(async () => {
    pairs = 60;
    provider.servers.data.refuses = () => null;
    provider.servers.asked.length = 0;
    provider.pauses.length = 0;
    await provider.connect('alice');
  });

  function activities() {
    const { store, searchConsole } = provider;
    const { artifacts, operations } = store;
    const now = () => Date.now();
    const hasResult = ({ id, user_id }: { id: string; user_id: string }) => artifacts.has(user_id, resultKey(id));
    return {
      ...createOperationActivities({
        operations,
        hasResult,
        dropArtifacts: async () => undefined,
        publish: async () => undefined,
      }),
      ...createSearchAnalysisActivities({
        ...store,
        searchConsole,
        publish: async () => undefined,
        fieldData: null,
        now,
        onFailure: fail,
      }),
      ...createIndexingActivities({ ...store, searchConsole, now }),
      ...createModelInsightActivities({
        artifacts,
        model: null,
        budgets: NO_BUDGET,
        maxInputTokens: 1_000,
        dailyTokens: 0,
        randomWord: () => 'word',
        now,
        onFailure: fail,
      }),
    };
  }

  async function run(workflow: string, type: OperationType, site_url = SITE, more: object = {}) {
    const operation = newOperation({ type });
    await provider.store.operations.insert(operation);
    const { id, user_id } = operation;
    const input = { site_url, date_range_days: 28, include_opportunities: true, min_impressions: 10, ...more };
    const args = [{ ...input, operation: { id, user_id } }];
    const options = { taskQueue: 'orchestration', workflowId: operation.workflow_id, args };
    await env.withWorkers(activities(), () => env.client.workflow.execute(workflow, options).catch(() => undefined));
    const ended = await provider.store.operations.find(user_id, id);
    return { ended, id, result: await provider.store.artifacts.get<unknown>(user_id, resultKey(id)) };
  }
  const analyze = async (site_url?: string) => {
    const { result, ...rest } = await run('analyzeSearchPerformance', 'search_performance', site_url);
    return { ...rest, result: result as SearchPerformance | null };
  };
  const startRows = () =>
    provider.servers.asked.flatMap(({ dimensions, startRow }) =>
      dimensions.join() === 'query,page' ? [startRow] : [],
    );

  it('reads 60,001 rows in three pages and counts them exactly', async () => {
    pairs = PAIRS;
    const { ended, id, result } = await analyze();
    expect(ended).to.include({ status: 'completed', error: null });
    expect(startRows()).to.deep.equal([0, 25_000, 50_000]);
    expect(result?.data.row_counts['pairs']).to.equal(PAIRS);
    expect(result).to.include({ status: 'completed', property: SITE, property_scope: 'same', generated_by: 'rules' });
    const statuses = SEARCH_DIMENSION_NAMES.map((name) => result?.[name].status);
    // None of the made-up queries is shown a hundred times.
    expect(statuses).to.deep.equal(Array(8).fill('completed').with(3, 'no_data'));
    expect(await provider.store.artifacts.get('alice', searchAnalysisKey('example.com'))).to.deep.equal(result);
    // Nothing of the rows stays behind.
    const left = await artifactModel(provider.connection)
      .find({ key: `/operation:${id}:search/` })
      .lean();
    expect(left).to.deep.equal([]);
  });

  it('asks once more after a page of exactly 25,000', async () => {
    pairs = 25_000;
    const { result } = await analyze();
    expect(startRows()).to.deep.equal([0, 25_000]);
    expect(result?.data.row_counts['pairs']).to.equal(25_000);
  });

  it('waits as long as a quota says', async () => {
    provider.servers.fail('data', { status: 429, headers: { 'retry-after': '7' } });
    const { ended } = await analyze();
    expect(ended?.status).to.equal('completed');
    expect(provider.pauses).to.deep.equal([7_000]);
  });

  it('inspects pages as far as the quota goes, and the others the next time', async () => {
    await analyze();
    const { data } = provider.servers;
    const asked: string[] = [];
    data.inspect = (url) => {
      asked.push(url);
      return { verdict: 'NEUTRAL', coverageState: 'Crawled - currently not indexed', sitemap: [`${SITE}sitemap.xml`] };
    };
    data.sitemaps = [
      { path: `${SITE}sitemap.xml`, errors: '2', warnings: '0', lastDownloaded: new Date().toISOString() },
    ];
    const inspect = async (more: object) => {
      const { ended, result } = await run('inspectIndex', 'index_inspection', SITE, more);
      expect(ended).to.include({ status: 'completed' });
      expect(await provider.store.artifacts.get('alice', indexReportKey('example.com'))).to.deep.equal(result);
      return result as IndexReport;
    };
    data.inspections_left = 25;
    const first = await inspect({ max_urls: 30 });
    expect(first.run).to.include({ size: 30, inspected: 25, failed: 0, not_asked: 5, stopped: 'quota' });
    // The analysis has asked about the ten pages with most clicks.
    expect(first.pages).to.include({ total: 35, not_indexed: 25 });
    expect(first.findings.map(({ kind }) => kind)).to.deep.equal(['sitemap_with_errors', 'crawled_not_indexed']);
    data.inspections_left = 2_000;
    const second = await inspect({});
    expect(second.run).to.include({ size: 30, inspected: 15, not_asked: 0, stopped: null });
    expect(second.pages.total).to.equal(50);
    expect(new Set(asked).size).to.equal(asked.length);
    expect(second.quota.used).to.be.at.least(50);
  });

  it('lets two dimensions fail alone', async () => {
    provider.servers.data.refuses = ({ dimensions }) =>
      ['query,page', 'date'].includes(dimensions.join()) ? { status: 400, body: {} } : null;
    const { ended, result } = await analyze();
    expect(ended?.status).to.equal('completed');
    expect(result?.status).to.equal('partial');
    const failed = SEARCH_DIMENSION_NAMES.filter((name) => result?.[name].status === 'failed');
    expect(failed).to.deep.equal(['content_opportunities', 'trend_analysis']);
    expect(result?.data.failed_sets.map(({ set }) => set)).to.deep.equal(['days', 'pairs']);
    expect(result?.performance_overview).to.include({ status: 'completed' });
  });

  it('fails as a whole once access has ended, and leaves what was known', async () => {
    await provider.connect('alice', 'altengine');
    const { result: before } = await analyze();
    provider.servers.google.revokeAll();
    const { ended, result } = await analyze();
    expect(ended?.status).to.equal('failed');
    expect(ended?.error?.code).to.equal('connection_expired');
    expect(result).to.equal(null);
    const all = await provider.store.connections.all('alice');
    const statuses = Object.fromEntries(all.map(({ platform, status }) => [platform, status]));
    expect(statuses).to.deep.equal({ searchconsole: 'expired', altengine: 'connected' });
    expect(await provider.store.artifacts.get('alice', searchAnalysisKey('example.com'))).to.deep.equal(before);
  });

  it('fails with what to do where the account has no property of the site', async () => {
    const { ended } = await analyze('https://nowhere.example/');
    expect(ended?.error).to.include({ code: 'not_found' });
    expect(ended?.error?.detail).to.contain('no property for https://nowhere.example/');
  });

  it('reports opportunities in phases', async () => {
    const { ended, result } = await run('findContentOpportunities', 'content_opportunities');
    expect(ended?.status).to.equal('completed');
    const report = result as OpportunitiesReport;
    expect(report.total).to.be.at.least(15);
    expect(report.phases.phase_1.opportunity_ids.length).to.be.greaterThan(0);
  });
});

function fail(fault: unknown): void {
  throw new Error(`Nothing should go wrong of its own: ${String(fault)}`);
}

const NO_BUDGET = { reserve: unasked, conclude: unasked };

function unasked(): Promise<never> {
  return Promise.reject(new Error('No model is asked here'));
}
