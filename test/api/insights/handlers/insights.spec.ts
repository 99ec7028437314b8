import { expect } from 'chai';
import { referencesIn } from '../../../../domain/insights/analysis-fields.js';
import { INSIGHT_KINDS, type InsightKind } from '../../../../domain/insights/insight.js';
import type { Operation, OperationType } from '../../../../domain/operations/operations.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { insightBodies } from '../../../support/samples/insight-inputs.js';
import { sampleInsightResult } from '../../../support/samples/sample-insight-result.js';

const PATHS: Record<InsightKind, string> = {
  audit: 'generate-audit-insights',
  searchconsole: 'generate-searchconsole-insights',
  content_strategy: 'generate-content-strategy',
  traffic_roadmap: 'generate-traffic-roadmap',
  competitive: 'generate-competitive-insights',
  prioritized_recommendations: 'prioritized-recommendations',
  quick_wins: 'quick-wins',
  keyword_expansion: 'keyword-expansion',
};
const AUDIT = { website_url: 'site.example', audit_results: { issues: ['Titles are missing'] } };
const NO_ID = '00000000deadbeef00000000';

describe('[I] insight handlers', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  const bodies = insightBodies();
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice', 'premium');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (kind: InsightKind, body: unknown, more: Record<string, string> = { prefer: 'respond-async' }) =>
    running.api.call('POST', `/api/seo/llm/${PATHS[kind]}`, { headers: { ...headers, ...more }, body });
  const started = (): Operation => running.gateway.started.at(-1) ?? never();

  for (const kind of INSIGHT_KINDS) {
    it(`${kind}: is waited for by default, and its result is as the contract says`, async () => {
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'completed', {
          result: await sampleInsightResult(running.store, operation),
        });
      const answer = await post(kind, bodies[kind], {});
      expect(answer.status, answer.text).to.equal(200);
      const { insights } = answer.json as { insights: object[] };
      expect(insights.length).to.be.greaterThan(1);
      expect(answer.json).to.deep.include({ kind, generated_by: 'rules' });
    });

    it(`${kind}: is for Premium and Enterprise, and for who is signed in`, async () => {
      const free = await running.as('alice', 'free');
      expect((await post(kind, bodies[kind], free)).status).to.equal(402);
      const path = `/api/seo/llm/${PATHS[kind]}`;
      expect((await running.api.call('POST', path, { body: bodies[kind] })).status).to.equal(401);
    });
  }

  it('keep the body in the store, under a name that no other body has', async () => {
    const key = { 'idempotency-key': 'insights-0001' };
    expect((await post('audit', AUDIT, { ...key, prefer: 'respond-async' })).status).to.equal(202);
    const { id, type, site, input } = started();
    const { body_key } = input as { body_key: string };
    expect({ type, site, input }).to.deep.equal({
      type: 'audit_insights',
      site: 'site.example',
      input: { kind: 'audit', body_key, website_url: 'https://site.example/' },
    });
    expect(body_key).to.match(new RegExp(`^operation:${id}:insight-body:[0-9a-f]{32}$`));
    const stored = await running.store.artifacts.get('alice', body_key);
    expect(stored).to.deep.equal({ ...AUDIT, website_url: 'https://site.example/' });
    expect((await post('audit', { ...AUDIT, target_keywords: ['a'] }, key)).status).to.equal(422);
    expect(await running.store.artifacts.get('alice', body_key)).to.deep.equal(stored);
  });

  /** An operation of alice's that has ended so. */
  async function ended(type: OperationType, status: 'completed' | 'failed' | 'running', user = 'alice') {
    const id = [...crypto.getRandomValues(new Uint8Array(12))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    await post('audit', AUDIT);
    const { operation } = await running.store.operations.insert({
      ...started(),
      id,
      type,
      user_id: user,
      workflow_id: id,
    });
    if (status === 'running') await running.store.operations.markRunning(user, id);
    else await endOperation(running.store, operation, status, status === 'completed' ? { result: { issues: [] } } : {});
    return id;
  }

  it('take the id of an operation in the place of an analysis', async () => {
    const id = await ended('complete_audit', 'completed');
    const bodiesWithIds: [InsightKind, object][] = [
      ['audit', { website_url: 'site.example', operation_id: id }],
      ['quick_wins', { audit_data: { operation_id: id } }],
      ['competitive', { primary_site_analysis: {}, competitor_analyses: [{ operation_id: id }, {}] }],
      ['prioritized_recommendations', { all_recommendations: { operation_id: id }, business_context: {} }],
    ];
    for (const [kind, body] of bodiesWithIds) {
      const answer = await post(kind, body);
      expect(answer.status, answer.text).to.equal(202);
      const kept = await running.store.artifacts.get('alice', String(started().input['body_key']));
      expect(referencesIn(kind, kept as Record<string, unknown>).map(({ operation_id }) => operation_id)).to.deep.equal(
        [id],
      );
    }
  });

  it('refuse operations of others, of another kind, without an end or without a result', async () => {
    const ask = (operation_id: string) => post('searchconsole', { operation_id });
    for (const id of [NO_ID, await ended('search_performance', 'completed', 'bob')]) {
      const answer = await ask(id);
      expect([answer.status, answer.json]).to.deep.equal([404, { detail: 'Not found' }]);
    }
    const wrong = await ask(await ended('complete_audit', 'completed'));
    expect(wrong.status).to.equal(422);
    expect(wrong.json).to.deep.include({
      detail: [
        {
          loc: ['body', 'operation_id'],
          msg: 'A result of complete_audit cannot be used here; accepted are search_performance, content_opportunities',
          type: 'operation_type_mismatch',
        },
      ],
    });
    for (const status of ['running', 'failed'] as const)
      expect((await ask(await ended('search_performance', status))).status).to.equal(409);
  });

  const bad: [kind: InsightKind, body: object, place: (string | number)[], type: string][] = [
    ['audit', { audit_results: {} }, ['website_url'], 'missing'],
    ['audit', { ...AUDIT, website_url: 'http://10.0.0.1/' }, ['website_url'], 'url_not_allowed'],
    ['audit', { ...AUDIT, more: 1 }, ['more'], 'extra_forbidden'],
    ['audit', { ...AUDIT, target_keywords: Array(21).fill('a') }, ['target_keywords'], 'too_long'],
    ['audit', { ...AUDIT, audit_results: 'none' }, ['audit_results'], 'dict_type'],
    [
      'traffic_roadmap',
      { ...bodies.traffic_roadmap, implementation_timeline_weeks: 3 },
      ['implementation_timeline_weeks'],
      'greater_than_equal',
    ],
    [
      'traffic_roadmap',
      { ...bodies.traffic_roadmap, implementation_timeline_weeks: 53 },
      ['implementation_timeline_weeks'],
      'less_than_equal',
    ],
    ['competitive', { primary_site_analysis: {}, competitor_analyses: [{}] }, ['competitor_analyses'], 'too_short'],
    [
      'competitive',
      { primary_site_analysis: {}, competitor_analyses: Array(6).fill({}) },
      ['competitor_analyses'],
      'too_long',
    ],
    ['quick_wins', { audit_data: {}, max_days_to_implement: 31 }, ['max_days_to_implement'], 'less_than_equal'],
    ['quick_wins', { audit_data: {}, max_days_to_implement: 0 }, ['max_days_to_implement'], 'greater_than_equal'],
    ['keyword_expansion', { content_analysis: {}, current_keywords: [] }, ['current_keywords'], 'too_short'],
    ['keyword_expansion', { ...bodies.keyword_expansion, target_difficulty: 'no' }, ['target_difficulty'], 'enum'],
    ['keyword_expansion', { ...bodies.keyword_expansion, language: 'martian' }, ['language'], 'language_unknown'],
    ['content_strategy', { current_content: {}, target_keywords: [] }, ['content_gaps'], 'missing'],
    ['prioritized_recommendations', { all_recommendations: [] }, ['business_context'], 'missing'],
  ];
  for (const [kind, body, place, type] of bad)
    it(`${kind} refuses ${JSON.stringify(body).slice(0, 80)}`, async () => {
      const answer = await post(kind, body);
      expect(answer.status, answer.text).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
      expect(detail.map((error) => [error.loc, error.type])).to.deep.include([['body', ...place], type]);
      expect(running.gateway.started).to.have.length(0);
    });

  for (const both of [{ website_url: 'site.example' }, { ...AUDIT, operation_id: NO_ID }])
    it(`take either an analysis or an id: ${JSON.stringify(both)}`, async () => {
      expect((await post('audit', both)).status).to.equal(422);
    });
});

function never(): never {
  throw new Error('nothing was started');
}
