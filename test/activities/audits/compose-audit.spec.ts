import { expect } from 'chai';
import { type ComposeAuditInput, composeAudit } from '../../../activities/audits/compose-audit.js';
import type { JudgedCrawl } from '../../../activities/audits/judge-crawl.js';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import {
  gatheredKey,
  judgedKey,
  resultKey,
  semanticIndexKey,
  speedComponentKey,
} from '../../../domain/operations/artifact-keys.js';
import type { OperationError } from '../../../domain/operations/operations.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../domain/seo/components.js';
import { computeSemanticIndex } from '../../../domain/seo/semantic/semantic-index.js';
import { auditDeps, crawlResult, NOW, OPERATION, storeComponents } from '../../support/audit-deps.js';
import { stubGathered } from '../../support/samples/stub-gathered.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

function input(overrides: Partial<ComposeAuditInput> = {}): ComposeAuditInput {
  return {
    operation: OPERATION,
    gathered: { ...stubGathered(), crawl: { ok: true, value: crawlResult() } },
    judged: { ok: true, value: { key: judgedKey(OPERATION.id) } },
    speed: { ok: true, value: { key: speedComponentKey(OPERATION.id) } },
    cancelled: false,
    ...overrides,
  };
}

const uncrawled = (error: OperationError) => ({ ...stubGathered(), crawl: { ok: false as const, error } });

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
    it(`without ${missing.join(', ')} the others keep their weight, and coverage says so`, async () => {
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
      input({ judged: { ok: false, error }, speed: { ok: false, error }, gathered: uncrawled(error) }),
    ).catch((caught: unknown) => caught);
    expect(failure).to.include({ code: 'dns_failure', message: 'site.example cannot be reached' });
  });

  it('speed alone is an audit of a fifth, with its reason for the rest', async () => {
    const error = { code: 'timeout' as const, detail: 'The crawl took too long' };
    const audit = await compose(scoresWithout([]), input({ judged: { ok: false, error }, gathered: uncrawled(error) }));
    expect(audit).to.include({ overall_score: 80, score_coverage: 0.2, status: 'partial' });
    expect(audit.components.technical_seo.error).to.equal('The crawl took too long');
    // Nothing was read of the site, so there is no fact that a recommendation could rest on.
    expect(audit.recommendations).to.deep.equal([]);
  });

  it('reads no page of the crawl: what the whole site needs was said when it was judged', async () => {
    const crawls = {
      find: () => Promise.reject(new Error('The crawl was read')),
      streamDigests: () => {
        throw new Error('The pages were read');
      },
      streamPages: () => {
        throw new Error('The pages were read');
      },
    };
    const deps = auditDeps({ crawls });
    storeComponents(deps, scoresWithout([]));
    const judged = deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
    const start_page = { url: 'https://site.example/', title: 'Lamps', description: '', site_name: 'Lamp House' };
    judged.advice.start_page = start_page;
    await composeAudit(deps, input());
    expect(deps.values.get(`alice ${resultKey(OPERATION.id)}`)).to.deep.include({ start_page, recommendations: [] });
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

  it('a canceled audit keeps its result but is no line in the history', async () => {
    const deps = auditDeps();
    storeComponents(deps, scoresWithout(['page_speed']));
    await composeAudit(deps, input({ cancelled: true }));
    expect(deps.values.get(`alice ${resultKey(OPERATION.id)}`)).to.include({ status: 'partial', overall_score: 80 });
    expect(deps.lines).to.have.length(0);
  });

  it('keeps the index of what the pages are about for the dashboard, not of a canceled audit', async () => {
    const deps = auditDeps();
    storeComponents(deps, scoresWithout([]));
    const judged = deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
    const { start_url, pages } = siteFrom([pageFrom('<title>Home</title>', { url: 'https://site.example/' })]);
    judged.semantic_index = computeSemanticIndex({ start_url, pages }, { audit_id: OPERATION.id, now: NOW });
    const key = `alice ${semanticIndexKey('site.example')}`;
    await composeAudit(deps, input({ cancelled: true }));
    expect(deps.values.get(key)).to.equal(undefined);
    await composeAudit(deps, input());
    expect(deps.values.get(key)).to.deep.equal(judged.semantic_index);
  });

  it('keeps what was gathered, so that it can be judged again; nothing of an audit whose crawl failed', async () => {
    const deps = auditDeps();
    storeComponents(deps, scoresWithout([]));
    await composeAudit(deps, input({ gathered: uncrawled({ code: 'timeout', detail: 'Too long' }) }));
    expect(deps.values.has(`alice ${gatheredKey(OPERATION.id)}`)).to.equal(false);
    await composeAudit(deps, input());
    expect(deps.values.get(`alice ${gatheredKey(OPERATION.id)}`)).to.deep.equal(stubGathered());
  });
});
