import { expect } from 'chai';
import { type ComposeAuditInput, composeAudit } from '../../../activities/audits/compose-audit.js';
import type { JudgedCrawl } from '../../../activities/audits/judge-crawl.js';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import {
  judgedKey,
  resultKey,
  semanticIndexKey,
  semanticVectorsKey,
  speedComponentKey,
} from '../../../domain/operations/artifact-keys.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../domain/seo/components.js';
import { auditDeps, crawlResult, OPERATION, storeComponents } from '../../support/audit-deps.js';
import { embeddingDeps, subjectPage } from '../../support/embedding-deps.js';
import { stubCause } from '../../support/samples/stub-cause.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

function input(overrides: Partial<ComposeAuditInput> = {}): ComposeAuditInput {
  return {
    operation: OPERATION,
    request: { audit_type: 'complete', website_url: 'https://site.example/' },
    judged: { ok: true, value: { key: judgedKey(OPERATION.id) } },
    speed: { ok: true, value: { key: speedComponentKey(OPERATION.id) } },
    crawl: { ok: true, value: crawlResult() },
    competitors: [],
    cancelled: false,
    ...overrides,
  };
}

const scoresWithout = (missing: readonly ComponentName[], score = 80) =>
  Object.fromEntries(COMPONENT_NAMES.map((name) => [name, missing.includes(name) ? null : score])) as Record<
    ComponentName,
    number | null
  >;

const subsets = Array.from({ length: 2 ** COMPONENT_NAMES.length }, (_, bits) =>
  COMPONENT_NAMES.filter((_name, position) => bits & (1 << position)),
);

async function compose(scores: Record<ComponentName, number | null>, given = input()): Promise<CompleteAudit> {
  const deps = auditDeps();
  storeComponents(deps, scores);
  await composeAudit(deps, given);
  return deps.values.get(`alice ${resultKey(OPERATION.id)}`) as CompleteAudit;
}

describe('[U] compose audit', () => {
  it('all five on 80 give exactly 80', async () => {
    const audit = await compose(scoresWithout([]));
    expect(audit).to.include({
      overall_score: 80,
      overall_status: 'excellent',
      score_coverage: 1,
      status: 'completed',
    });
  });

  for (const missing of subsets.filter((subset) => subset.length > 0 && subset.length < COMPONENT_NAMES.length)) {
    it(`without ${missing.join(', ')} the others keep their say and coverage tells`, async () => {
      const audit = await compose(scoresWithout(missing));
      const lost = missing.reduce((sum, name) => sum + COMPONENT_WEIGHTS[name], 0);
      expect(audit).to.include({ overall_score: 80, score_coverage: (100 - lost) / 100, status: 'partial' });
      for (const name of missing)
        expect(audit.components[name]).to.include({ status: 'failed', score: null, error: 'broken' });
    });
  }

  it('weighs 25, 25, 20, 10, 20', async () => {
    const audit = await compose({
      technical_seo: 100,
      on_page_seo: 0,
      page_speed: 50,
      sitemap: 100,
      content_strategy: 0,
    });
    expect(audit.overall_score).to.equal(45);
    expect(audit.overall_status).to.equal('needs_improvement');
  });

  it('all five failed: the crawl says why', async () => {
    const error = { code: 'dns_failure' as const, detail: 'site.example cannot be reached' };
    const failure: unknown = await composeAudit(
      auditDeps(),
      input({ judged: { ok: false, error }, speed: { ok: false, error }, crawl: { ok: false, error } }),
    ).catch((caught: unknown) => caught);
    expect(failure).to.include({ code: 'dns_failure', message: 'site.example cannot be reached' });
  });

  it('speed alone is an audit of a fifth, with its reason for the rest', async () => {
    const error = { code: 'timeout' as const, detail: 'The crawl took too long' };
    const audit = await compose(
      scoresWithout([]),
      input({ judged: { ok: false, error }, crawl: { ok: false, error } }),
    );
    expect(audit).to.include({ overall_score: 80, score_coverage: 0.2, status: 'partial' });
    expect(audit.components.technical_seo.error).to.equal('The crawl took too long');
    // Nothing was read of the site, so there is no fact that a recommendation could rest on.
    expect(audit.recommendations).to.deep.equal([]);
  });

  it('ranks recommendations from 1, and gives a roadmap that holds each once', async () => {
    const deps = auditDeps();
    storeComponents(deps, scoresWithout([]));
    const judged = deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
    judged.components.technical_seo.issues = [stubIssue('a/b'), stubIssue('a/c'), stubIssue('sitemap/x')];
    // What a cause explains gets no fix of its own.
    judged.causes = [stubCause({ check_ids: ['sitemap/x'] })];
    await composeAudit(deps, input());
    const audit = deps.values.get(`alice ${resultKey(OPERATION.id)}`) as CompleteAudit;
    expect(audit.recommendations.map(({ id }) => id)).to.deep.equal(['fix/canonical/test', 'fix/a/b', 'fix/a/c']);
    expect(audit.recommendations.map((recommendation) => recommendation.rank)).to.deep.equal(
      audit.recommendations.map((_, index) => index + 1),
    );
    const { phase_1, phase_2, phase_3 } = audit.roadmap;
    expect([phase_1.label, phase_2.label, phase_3.label]).to.deep.equal(['Weeks 1-2', 'Weeks 3-4', 'Month 2+']);
    const tasks = [phase_1, phase_2, phase_3].flatMap((phase) => phase.tasks.map((task) => task.recommendation_id));
    expect(tasks).to.have.members(audit.recommendations.map((recommendation) => recommendation.id));
  });

  it('compares with the audit before, and records a line that lists can show', async () => {
    const deps = auditDeps();
    const before = { ...OPERATION, id: 'aaaaaaaaaaaaaaaaaaaaaaaa' };
    storeComponents(deps, scoresWithout([], 70));
    await composeAudit(deps, input());
    deps.values.set(`alice ${resultKey(before.id)}`, {
      ...(deps.values.get(`alice ${resultKey(OPERATION.id)}`) as object),
      audit_id: before.id,
    });
    deps.lines[0] = { ...deps.lines[0], id: before.id } as (typeof deps.lines)[0];
    storeComponents(deps, scoresWithout([]));
    await composeAudit(deps, input());
    const audit = deps.values.get(`alice ${resultKey(OPERATION.id)}`) as CompleteAudit;
    expect(audit.previous).to.include({ audit_id: before.id, overall_score: 70, change: 10 });
    expect(deps.lines[1]).to.deep.include({
      id: OPERATION.id,
      user_id: 'alice',
      site: 'site.example',
      overall_score: 80,
    });
  });

  it('a cancelled audit keeps its result but is no line in the history', async () => {
    const deps = auditDeps();
    storeComponents(deps, scoresWithout(['page_speed']));
    await composeAudit(deps, input({ cancelled: true }));
    expect(deps.values.get(`alice ${resultKey(OPERATION.id)}`)).to.include({ status: 'partial', overall_score: 80 });
    expect(deps.lines).to.have.length(0);
  });

  it('keeps an index of what the pages are about, by the vectors of a model where it has them', async () => {
    const pages = [1, 2, 3, 4, 5].map((at) => subjectPage(`/lamps/${at}`, 20));
    const { crawls } = embeddingDeps(pages);
    const deps = auditDeps({ crawls: { ...auditDeps().crawls, streamDigests: crawls.streamDigests } });
    const index = async (embedding?: ComposeAuditInput['embedding']) => {
      storeComponents(deps, scoresWithout([]));
      await composeAudit(deps, input(embedding === undefined ? {} : { embedding }));
      return deps.values.get(`alice ${semanticIndexKey('site.example')}`);
    };
    expect(await index()).to.deep.include({ measure: 'tf-idf', model: null, pages: 5 });
    expect(await index({ model: 'small', reason: 'It returned 401' })).to.deep.include({
      measure: 'tf-idf',
      model: 'small',
      model_not_used: 'It returned 401',
    });
    deps.values.set(`alice ${semanticVectorsKey('site.example')}`, {
      model: 'small',
      dimensions: 2,
      scale: { unrelated: 0.2, related: 0.6 },
      references: [],
      pages: pages.map(({ url }) => ({ url, hash: '', vector: [6_000, 8_000] })),
    });
    expect(await index({ model: 'small', reason: null })).to.deep.include({ measure: 'embeddings', value: 1 });
  });

  it('a competitor that is down is said to be, and the other one is ranked', async () => {
    const competitors: ComposeAuditInput['competitors'] = [
      { url: 'https://a.example/', crawl: { ok: false, error: { code: 'dns_failure', detail: 'no such host' } } },
      { url: 'https://b.example/', crawl: { ok: true, value: crawlResult({ crawl_id: 'other' }) } },
    ];
    const audit = await compose(scoresWithout([]), input({ competitors }));
    expect(audit.benchmarking?.competitors.map(({ url, status, error }) => ({ url, status, error }))).to.deep.equal([
      { url: 'https://a.example/', status: 'failed', error: 'no such host' },
      { url: 'https://b.example/', status: 'completed', error: null },
    ]);
  });
});
