import { expect } from 'chai';
import type { Rendering } from '../../../activities/audits/compose/describe-rendering.js';
import {
  type ComposeOnPageAnalysisInput,
  composeOnPageAnalysis,
} from '../../../activities/audits/compose-on-page-analysis.js';
import { renderedKey, resultKey, singlePageKey } from '../../../domain/operations/artifact-keys.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { auditDeps, NOW, OPERATION } from '../../support/audit-deps.js';
import { stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';
import { pageFrom } from '../../support/sites/pages.js';
import { layoutFacts, renderedPage } from '../../support/sites/rendered-page.js';

const KEY = singlePageKey(OPERATION.id);
const HTML = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title> Lamps
 of glass</title><meta property="description" content="not this one"><meta name="description" content="Lamps made by hand">
 <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script></head>
 <body><script src="http://cdn.example/x.js"></script><svg><title>Icon</title></svg><h1>Lamps</h1><p>Lamps and more lamps</p><img src="/a.png"><img src="/b.png" alt="">
 <a href="/more">more lamps</a><a href="https://other.example/">another shop</a><a href="mailto:a@site.example">mail</a></body></html>`;
const page = pageFrom(HTML, { url: 'https://site.example/lamps', keywords: ['lamps'] });

/** The fields that these specs read. */
interface Shown {
  overall_score: number;
  weighted_mean: number;
  cap: number;
  components: Record<string, { score: number | null; issues: number; points_lost: number }>;
  critical_issues: { check_id: string; level: string }[];
  warnings: { check_id: string; level: string }[];
  notices: { check_id: string; level: string }[];
  deductions: { points: number }[];
  page: Record<string, unknown>;
  target_keywords: unknown[];
  rendering: Rendering;
  recommendations: { check_id: string }[];
  generated_at: string;
  duration_ms: number;
}

async function compose(overrides: Partial<ComposeOnPageAnalysisInput> = {}, given: PageArtifact = page) {
  const deps = auditDeps();
  deps.values.set(`alice ${KEY}`, given);
  const input = { operation: OPERATION, page_key: KEY, analyze_images: true, analyze_content_quality: true };
  const answer = await composeOnPageAnalysis(deps, { ...input, ...overrides });
  expect(answer).to.deep.equal({ key: resultKey(OPERATION.id) });
  return deps.values.get(`alice ${resultKey(OPERATION.id)}`) as Shown;
}
describe('[U] compose on-page analysis', () => {
  it('lists checks that threw, of the page and of the site, instead of letting the page pass', async () => {
    const judge = () => {
      throw new TypeError('x is undefined');
    };
    const checks = [stubPageCheck('title/odd', { judge }), stubSiteCheck('render/odd', { judge, needs: ['rendered'] })];
    const deps = auditDeps({ checks });
    deps.values.set(`alice ${KEY}`, page);
    deps.values.set(`alice ${renderedKey(OPERATION.id)}`, [renderedPage({ url: page.url })]);
    const rendering = { ok: true as const, value: null };
    const input = { operation: OPERATION, page_key: KEY, analyze_images: true, analyze_content_quality: true };
    await composeOnPageAnalysis(deps, { ...input, rendering });
    const { failed_checks } = deps.values.get(`alice ${resultKey(OPERATION.id)}`) as { failed_checks: unknown };
    expect(failed_checks).to.deep.equal([
      { id: 'title/odd', message: 'x is undefined', pages: 1 },
      { id: 'render/odd', message: 'x is undefined', pages: null },
    ]);
    expect(deps.reported).to.deep.equal([`title/odd ${page.url}`, `render/odd ${page.url}`]);
  });

  it('says that a target keyword is nowhere on the page, scores it lower and advises', async () => {
    const found = await compose();
    const absent = await compose({}, pageFrom(HTML, { url: page.url, keywords: ['blue widgets wholesale'] }));
    expect(absent.overall_score).to.be.lessThan(found.overall_score);
    expect(absent.warnings.map(({ check_id }) => check_id)).to.include('content/keyword-absent');
    expect(absent.recommendations.map(({ check_id }) => check_id)).to.include('content/keyword-absent');
    expect(found.warnings.map(({ check_id }) => check_id)).to.not.include('content/keyword-absent');
  });

  it('describes the page as search engines read it', async () => {
    const result = await compose();
    expect(result).to.include({ url: 'https://site.example/lamps', generated_at: NOW, duration_ms: 0 });
    expect(result.page).to.deep.include({
      status: 200,
      ttfb_ms: 120,
      title: 'Lamps of glass',
      description: 'Lamps made by hand',
      lang: 'en',
      internal_links: 1,
      external_links: 1,
      images: 2,
      images_without_alt: 1,
      structured_data_types: ['Product'],
    });
    expect(result.target_keywords).to.deep.equal(page.html?.keywords);
  });

  it('judges by every page check, sorts by level, and its deductions explain the score', async () => {
    const result = await compose();
    const byLevel = [result.critical_issues, result.warnings, result.notices];
    expect(byLevel.map((issues) => [...new Set(issues.map(({ level }) => level))])).to.deep.equal([
      ['critical'],
      ['warning'],
      ['notice'],
    ]);
    const ids = byLevel.flat().map(({ check_id }) => check_id);
    expect(ids).to.include.members(['image/alt-missing', 'content/thin', 'title/short', 'canonical/missing']);
    const scopes = new Set(ALL_CHECKS.filter(({ id }) => ids.includes(id)).map(({ scope }) => scope));
    expect([...scopes]).to.deep.equal(['page']);
    const lost = result.deductions.reduce((sum, { points }) => sum + points, 0);
    expect(100 - result.weighted_mean).to.be.closeTo(lost, 0.2);
    expect(result.overall_score).to.equal(Math.min(result.weighted_mean, result.cap));
    expect(result.components['images']).to.deep.include({ issues: ids.filter((id) => id.startsWith('image/')).length });
    expect(result.recommendations.length).to.be.greaterThan(0);
  });

  it('leaves out images and content when told to, and says so by null', async () => {
    const result = await compose({ analyze_images: false, analyze_content_quality: false });
    const none = { score: null, issues: 0, points_lost: 0 };
    expect(result.components['images']).to.deep.equal({ ...none, weight: 8 });
    expect(result.components['content']).to.deep.equal({ ...none, weight: 25 });
    const ids = [...result.critical_issues, ...result.warnings, ...result.notices].map(({ check_id }) => check_id);
    expect(ids.filter((id) => /^(?:image|content|ai)\//.test(id))).to.deep.equal([]);
    expect(result.weighted_mean).to.be.greaterThan((await compose()).weighted_mean);
  });

  it('a page without title and description has null there', async () => {
    const result = await compose({}, pageFrom('<p>Text</p>', { url: 'https://site.example/x' }));
    expect(result.page).to.deep.include({ title: null, description: null, lang: null, structured_data_types: [] });
  });

  it('joins what only a browser shows, under the address of the page that was judged', async () => {
    const deps = auditDeps();
    const low_contrast = [{ selector: 'p', text: 'pale', ratio: 2, required: 4.5 }];
    const shown = renderedPage({
      url: 'https://site.example/old-lamps',
      raw: HTML,
      rendered: HTML.replace('Lamps\n of glass', 'Other'),
      layout: layoutFacts({ low_contrast }),
    });
    deps.values.set(`alice ${KEY}`, page);
    deps.values.set(`alice ${renderedKey(OPERATION.id)}`, [shown]);
    const input = { operation: OPERATION, page_key: KEY, analyze_images: true, analyze_content_quality: true };
    const judged = async (rendering: ComposeOnPageAnalysisInput['rendering']) => {
      await composeOnPageAnalysis(deps, { ...input, rendering });
      return deps.values.get(`alice ${resultKey(OPERATION.id)}`) as Shown;
    };
    const ids = ({ critical_issues, warnings, notices }: Shown) =>
      [...critical_issues, ...warnings, ...notices].map(({ check_id }) => check_id);

    const without = await judged(null);
    const result = await judged({ ok: true, value: null });
    expect(ids(result).filter((id) => !ids(without).includes(id))).to.deep.equal([
      'a11y/contrast',
      'title/raw-rendered-differ',
    ]);
    const contrast = result.warnings.find(({ check_id }) => check_id === 'a11y/contrast');
    expect(contrast).to.have.nested.property('sample[0].url', 'https://site.example/lamps');
    expect(result.weighted_mean).to.be.lessThan(without.weighted_mean);
    expect(result.rendering.differences?.title).to.deep.equal({ raw: 'Lamps of glass', rendered: 'Other' });
    const failed = await judged({ ok: false, error: { code: 'timeout', detail: 'It took too long' } });
    expect(failed.rendering).to.include({ rendered: false, error: 'It took too long' });
    expect(ids(failed)).to.deep.equal(ids(without));
  });

  it('without a page in the store there is nothing to judge', async () => {
    const input = { operation: OPERATION, page_key: KEY, analyze_images: true, analyze_content_quality: true };
    const fail = (deps: ReturnType<typeof auditDeps>) =>
      composeOnPageAnalysis(deps, input).catch((failure: unknown) => failure);
    const foreign = auditDeps();
    foreign.values.set(`bob ${KEY}`, page);
    for (const deps of [auditDeps(), foreign])
      expect(await fail(deps)).to.include({ code: 'not_found', message: 'The page is not in the store' });
  });

  it('judges by the settings of the project', async () => {
    const check_settings = { thresholds: { title_min_chars: 5 }, severities: { 'image/alt-missing': 'off' as const } };
    const idsIn = ({ critical_issues, warnings, notices }: Shown) =>
      [...critical_issues, ...warnings, ...notices].map(({ check_id }) => check_id);
    const [plain, settled] = [idsIn(await compose()), idsIn(await compose({ check_settings }))];
    expect(plain).to.include.members(['title/short', 'image/alt-missing']);
    expect(plain.filter((id) => !settled.includes(id))).to.have.members(['title/short', 'image/alt-missing']);
  });
});
