import { expect } from 'chai';
import { analyzeSearch } from '../../../../activities/search/analysis/analyze-search.js';
import { composeSearchPerformance } from '../../../../activities/search/analysis/compose-search-performance.js';
import type { Insight } from '../../../../domain/insights/insight.js';
import { resultKey, searchAnalysisKey } from '../../../../domain/operations/artifact-keys.js';
import type { Operation, Outcome } from '../../../../domain/operations/operations.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import type { SearchInsights } from '../../../../domain/search/analysis/search-reports.js';
import type { Site } from '../../../../domain/sites/site.js';
import type { WebhookEvent } from '../../../../domain/webhooks/webhook-event.js';
import { rejection } from '../../../support/rejection.js';
import { readProperty } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';
import { SEARCH_OPERATION as operation, SEARCH_NOW } from '../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../support/sites/small-property.js';

const down = { ok: false, error: { code: 'dependency_unavailable', detail: 'The model is down' } } as const;
const KEPT = `alice ${searchAnalysisKey('example.com')}`;
const started_at = new Date(Date.parse(SEARCH_NOW) - 4_000).toISOString();

async function compose(written: Outcome<SearchInsights>, kept?: Partial<SearchPerformance>, watched?: string) {
  const raised: unknown[] = [];
  const published: WebhookEvent[] = [];
  const { deps, input } = await readProperty(fakeSearchConsole(smallProperty()), 28, {
    operations: { find: async () => ({ started_at }) as Operation, findLatest: async () => null },
    siteVersions: { raise: async (...site) => void raised.push(site) },
    sites: {
      findBySite: async () => (watched === undefined ? null : ({ site_url: watched } as Site)),
      update: async () => null,
    },
    publish: async (event) => void published.push(event),
  });
  const { key } = await analyzeSearch(deps, input);
  if (kept) deps.values.set(KEPT, stubSearchPerformance(kept));
  const reported = await composeSearchPerformance(deps, { operation, analyzed_key: key, written });
  return {
    deps,
    raised,
    published,
    told: reported,
    result: deps.values.get(`alice ${resultKey(operation.id)}`) as SearchPerformance,
  };
}

/** The value at a path such as `a.b[1].c`. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], value);

describe('[U] result of a search analysis', () => {
  it('is the operation’s, and the last one of its site', async () => {
    const { deps, result, raised, told: reported } = await compose(down);
    expect(reported).to.deep.equal({ represents_site: true });
    expect(result).to.include({
      status: 'completed',
      generated_at: SEARCH_NOW,
      duration_ms: 4_000,
      generated_by: 'rules',
    });
    expect(deps.values.get(KEPT)).to.deep.equal(result);
    expect(raised).to.deep.equal([['alice', 'example.com']]);
  });

  it('publishes the day on which clicks changed, of an analysis that means the site', async () => {
    const { published } = await compose(down);
    expect(published.map(({ type, data }) => [type, data['date'], data['direction']])).to.deep.equal([
      ['search.performance_changed', '2026-05-31', 'loss'],
    ]);
    expect((await compose(down, undefined, 'https://blog.example.com/')).published).to.deep.equal([]);
  });

  it('leaves what means the site where it tells less, and is the operation’s all the same', async () => {
    const { periods, data } = stubSearchPerformance();
    const fresh = { periods, data: { ...data, collected_at: SEARCH_NOW }, property: 'https://www.example.com/' };
    for (const [kept, watched] of [
      [fresh, undefined],
      [undefined, 'https://blog.example.com/'],
    ] as const) {
      const { deps, raised, told: reported, result } = await compose(down, kept, watched);
      expect(reported).to.deep.equal({ represents_site: false });
      expect(deps.values.get(KEPT)).to.deep.equal(kept && stubSearchPerformance(kept));
      expect(result).to.include({ status: 'completed', site: 'example.com' });
      expect(raised).to.deep.equal([]);
    }
  });

  it('takes the place of what says less of the site', async () => {
    const { deps, result } = await compose(down, { property: 'https://www.example.com/blog/' });
    expect(deps.values.get(KEPT)).to.deep.equal(result);
  });

  it('has insights by rules where the model is down, each figure at the place it names', async () => {
    const { result } = await compose(down);
    const { ai_insights } = result;
    if (ai_insights.status !== 'completed') throw new Error(ai_insights.status);
    expect(ai_insights).to.deep.include({ generated_by: 'rules', warnings: ['The model is down'] });
    expect(ai_insights.insights.length).to.be.greaterThan(2);
    for (const { evidence, title, id, impact } of ai_insights.insights) {
      expect(evidence.length, title).to.be.greaterThan(0);
      for (const { path, value } of evidence) expect(valueAt(result, path), path).to.deep.equal(value);
      expect(`${id} ${impact.basis}`).to.not.contain('searchconsole_analysis');
    }
  });

  it('has what the model wrote', async () => {
    const evidence = [{ path: 'searchconsole_analysis.site', value: 'example.com' }];
    const none = { impact: { basis: '' }, roi: { basis: '' } };
    const insight = { id: 'a', title: 'Written', evidence, ...none } as unknown as Insight;
    const value = { insights: [insight], generated_by: 'llm' as const, warnings: [] };
    const { result } = await compose({ ok: true, value });
    expect(result.generated_by).to.equal('llm');
    expect(result.ai_insights).to.deep.include({ status: 'completed', generated_by: 'llm' });
    expect(result.ai_insights).to.have.nested.property('insights[0].evidence[0].path', 'site');
  });

  it('fails where there is no analysis', async () => {
    const { deps } = await readProperty(fakeSearchConsole([]));
    const composing = composeSearchPerformance(deps, { operation, analyzed_key: 'gone', written: down });
    expect(await rejection(composing)).to.include({ code: 'no_data' });
  });
});
