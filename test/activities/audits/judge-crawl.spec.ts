import { expect } from 'chai';
import type { GatheredAudit } from '../../../activities/audits/compose/gathered-audit.js';
import {
  crawlFacts,
  type JudgeCrawlInput,
  type JudgedCrawl,
  judgeCrawl,
} from '../../../activities/audits/judge-crawl.js';
import {
  judgedKey,
  semanticVectorsKey,
  sitemapKey,
  speedComponentKey,
} from '../../../domain/operations/artifact-keys.js';
import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import { auditDeps, component, crawlResult, NOW, OPERATION } from '../../support/audit-deps.js';
import { subjectPage } from '../../support/embedding-deps.js';
import { stubFinding, stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';
import { stubCrawls } from '../../support/samples/stub-crawl.js';
import { NO_SPEED, stubGathered } from '../../support/samples/stub-gathered.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { sitemapFrom } from '../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const PATHS = ['/', '/a', '/b', '/c'];
const pages = PATHS.map((path) => pageFrom(htmlPage(), { url: url(path), keywords: ['lamps'] }));
const checks = [stubPageCheck('x/on-page'), stubPageCheck('x/technical', { component: 'technical_seo' })];
const technical = (path: string) => stubFinding('x/technical', path, { component: 'technical_seo' });
/** Every page fails the technical check, the start page and /a the on-page check. */
const findings = {
  [url('/')]: [stubFinding('x/on-page', '/'), technical('/')],
  [url('/a')]: [stubFinding('x/on-page', '/a'), technical('/a')],
  [url('/b')]: [technical('/b')],
  [url('/c')]: [technical('/c')],
};

async function judge(
  request: Partial<GatheredAudit['request']> = {},
  {
    crawl = crawlResult() as GatheredAudit['crawl'],
    given = pages,
    sitemap = sitemapFrom() as SitemapArtifact | null,
  } = {},
): Promise<JudgedCrawl> {
  let nowMs = Date.parse(NOW);
  const deps = auditDeps({
    checks,
    crawls: stubCrawls({ crawl: { pages: given, findings } }),
    now: () => {
      nowMs += 10;
      return nowMs;
    },
  });
  if (sitemap) deps.values.set(`alice ${sitemapKey('crawl')}`, sitemap);
  const gathered = stubGathered({ request: { target_keywords: ['lamps'], ...request }, crawl });
  const input: JudgeCrawlInput = { operation: OPERATION, gathered, speed: NO_SPEED };
  expect(await judgeCrawl(deps, input)).to.deep.equal({ key: judgedKey(OPERATION.id) });
  return deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
}

describe('[U] judge crawl', () => {
  it('judges the four components that a crawl feeds', async () => {
    const { components, ...judged } = await judge();
    expect(Object.values(components).map(({ status, score }) => [status, score])).to.deep.equal([
      ['completed', 88],
      // Medium costs 12 points at most; two of four pages make ½^0.7 of that.
      ['completed', 92.6],
      ['completed', 100],
      ['completed', 100],
    ]);
    expect(components.on_page_seo.issues[0]).to.include({ check_id: 'x/on-page', affected_pages: 2 });
    expect(components.technical_seo.duration_ms).to.be.greaterThan(1000);
    expect(judged.reliability).to.deep.equal({ reliable: true, reason: null });
    expect(judged.keywords.map(({ keyword, status }) => [keyword, status])).to.deep.equal([['lamps', 'not_targeted']]);
    expect(judged.final_url).to.equal(url('/'));
    expect(judged.metrics).to.be.an('object');
  });

  it('keeps the rows that exports need: findings about the site, and the table of pages', async () => {
    const shared = stubSiteCheck('x/shared', { judge: () => [{ url: url('/a'), observed: 'shared' }] });
    const deps = auditDeps({ checks: [...checks, shared], crawls: stubCrawls({ crawl: { pages, findings } }) });
    const input = { operation: OPERATION, gathered: stubGathered(), speed: NO_SPEED };
    for (let times = 0; times < 2; times++) await judgeCrawl(deps, input);
    const kept = (part: string) => deps.values.get(`alice ${OPERATION.id} ${part}`) as Record<string, unknown>[];
    expect(kept('site_findings').map(({ check_id, url: at }) => [check_id, at])).to.deep.equal([
      ['x/shared', url('/a')],
    ]);
    expect(kept('pages').map((row) => [row['url'], row['issues']])).to.deep.equal([
      [url('/'), 2],
      [url('/a'), 3],
      [url('/b'), 1],
      [url('/c'), 1],
    ]);
  });

  it('a quick audit judges on-page matters by the start page alone, in full measure, and no content', async () => {
    const { components } = await judge({ audit_type: 'quick' });
    expect(components.on_page_seo).to.deep.include({
      status: 'completed',
      score: 88,
      summary: '1 warning on 1 page.',
    });
    expect(components.on_page_seo.issues[0]).to.include({ affected_pages: 1 });
    expect(components.on_page_seo.deductions[0]).to.include({ affected: 1, measured: 1, points: 12 });
    expect(components.technical_seo.issues[0]).to.include({ affected_pages: 4 });
    expect(components.content_strategy).to.include({
      status: 'skipped',
      score: null,
      summary: 'Quick audits do not judge content',
    });
  });

  it('sitemaps that could not be had fail alone, with the reason', async () => {
    const sitemap_error = { code: 'timeout' as const, detail: 'The server did not answer in time.' };
    const { components } = await judge({}, { crawl: { ...crawlResult(), sitemap_error }, sitemap: null });
    expect(components.sitemap).to.include({
      status: 'failed',
      score: null,
      error: 'The server did not answer in time.',
    });
    expect(components.technical_seo.status).to.equal('completed');
    const unsearched = await judge({}, { sitemap: null });
    expect(unsearched.components.sitemap).to.include({ score: null, error: 'No sitemap search was made' });
  });

  it('a site that turned the crawler away is not reliable', async () => {
    const { reliability } = await judge(
      {},
      { given: PATHS.map((path) => pageFrom('', { url: url(path), status: path === '/' ? 200 : 403 })) },
    );
    expect(reliability.reliable).to.equal(false);
  });

  it('counts pages, depth, bytes and speed of the crawl', () => {
    const counts = {
      fetched: 25,
      html: 20,
      blocked_by_robots: 1,
      pending: 0,
      bytes: 5000,
      max_depth: 3,
      not_modified: 0,
      unchanged: 0,
    };
    expect(crawlFacts(crawlResult({ counts, duration_ms: 3000 }))).to.deep.equal({
      pages: 20,
      depth: 3,
      bytes: 5000,
      duration_ms: 3000,
      pages_per_second: 8.3,
      not_modified: 0,
      unchanged: 0,
      incomplete: false,
      not_followed: [],
      not_followed_summary: null,
    });
    expect(crawlFacts(crawlResult({ counts, duration_ms: 0 })).pages_per_second).to.equal(0);
    expect(crawlFacts(crawlResult({ counts, out_of_time: true })).out_of_time).to.equal(true);
  });

  it('reports why a component could not be judged, which is failed among the others', async () => {
    const ownKeys = () => {
      throw new TypeError('x is undefined');
    };
    const robots = new Proxy({} as RobotsArtifact, { ownKeys });
    const stored = auditDeps({ checks, crawls: stubCrawls({ crawl: { pages, findings, robots } }) });
    stored.values.set(`alice ${sitemapKey('crawl')}`, sitemapFrom());
    await judgeCrawl(stored, { operation: OPERATION, gathered: stubGathered(), speed: NO_SPEED });
    const { components } = stored.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
    expect(components.technical_seo).to.include({
      status: 'failed',
      error: 'An internal error occurred while judging',
    });
    expect(components.sitemap.status).to.equal('completed');
    expect(stored.errors.map(([place, error]) => [place, String(error)])).to.deep.equal([
      ['judge technical_seo', 'TypeError: x is undefined'],
    ]);
  });

  it('judges by the settings of the project, and says what they switched off', async () => {
    const refused = PATHS.map((path) => pageFrom('', { url: url(path), status: path === '/' ? 200 : 403 }));
    const settings = { thresholds: { bot_wall_share: 0.8 }, severities: { 'x/on-page': 'off' as const } };
    const [walled, allowed] = [
      await judge({}, { given: refused }),
      await judge({ check_settings: settings }, { given: refused }),
    ];
    expect([walled.reliability.reliable, allowed.reliability.reliable]).to.deep.equal([false, true]);
    expect([walled, allowed].map(({ components }) => components.on_page_seo.checks_run)).to.deep.equal([
      ['x/on-page'],
      [],
    ]);
    expect(allowed.components.on_page_seo.checks_skipped).to.deep.equal([
      { id: 'x/on-page', reason: "switched off by the project's check settings" },
    ]);
  });

  it('ranks the site among competitors; one that is down is said to be', async () => {
    const gathered = stubGathered({
      competitors: [
        { url: 'https://a.example/', crawl: { ok: false, error: { code: 'dns_failure', detail: 'no such host' } } },
        { url: 'https://b.example/', crawl: { ok: true, value: crawlResult({ crawl_id: 'other' }) } },
      ],
    });
    const crawls = stubCrawls({ crawl: { pages, findings }, other: { pages } });
    const deps = auditDeps({ checks, crawls });
    await judgeCrawl(deps, { operation: OPERATION, gathered, speed: NO_SPEED });
    const { benchmarking } = deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
    expect(benchmarking?.competitors.map(({ url: of, status, error }) => [of, status, error])).to.deep.equal([
      ['https://a.example/', 'failed', 'no such host'],
      ['https://b.example/', 'completed', null],
    ]);
    expect(benchmarking?.your_scores).to.include({ technical_seo: 88, page_speed: null });
    expect((await judge()).benchmarking).to.equal(null);
  });

  it('reads its crawl once, and advises by the page speed too', async () => {
    const crawls = stubCrawls({ crawl: { pages, findings } });
    let readings = 0;
    const streamDigests = (id: string) => {
      readings += 1;
      return crawls.streamDigests(id);
    };
    const deps = auditDeps({ checks, crawls: { ...crawls, streamDigests } });
    const slow = { ...component('page_speed', 40), issues: [stubIssue('speed/lcp', { component: 'page_speed' })] };
    deps.values.set(`alice ${speedComponentKey(OPERATION.id)}`, slow);
    const speed = { ok: true as const, value: { key: speedComponentKey(OPERATION.id) } };
    await judgeCrawl(deps, { operation: OPERATION, gathered: stubGathered(), speed });
    const { advice } = deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl;
    expect(readings).to.equal(1);
    const fixes = advice.recommendations.filter(({ kind }) => kind === 'fix').map(({ id }) => id);
    expect(fixes).to.have.members(['fix/speed/lcp', 'fix/x/on-page', 'fix/x/technical']);
    expect(advice.start_page?.url).to.equal(url('/'));
  });

  it('indexes what the pages are about, by the vectors of a model where it has them, but not when judged again', async () => {
    const about = [1, 2, 3, 4, 5].map((at) => subjectPage(`/lamps/${at}`, 20));
    const deps = auditDeps({ checks, crawls: stubCrawls({ crawl: { pages: about } }) });
    const index = async (others: Partial<JudgeCrawlInput> = {}) => {
      await judgeCrawl(deps, { operation: OPERATION, gathered: stubGathered(), speed: NO_SPEED, ...others });
      return (deps.values.get(`alice ${judgedKey(OPERATION.id)}`) as JudgedCrawl).semantic_index;
    };
    expect(await index()).to.deep.include({ measure: 'tf-idf', model: null, pages: 5 });
    expect(await index({ embedding: { model: 'small', reason: 'It returned 401' } })).to.deep.include({
      measure: 'tf-idf',
      model: 'small',
      model_not_used: 'It returned 401',
    });
    deps.values.set(`alice ${semanticVectorsKey('site.example')}`, {
      model: 'small',
      dimensions: 2,
      scale: { unrelated: 0.2, related: 0.6 },
      references: [],
      pages: about.map(({ url: of }) => ({ url: of, hash: '', vector: [6_000, 8_000] })),
    });
    expect(await index({ embedding: { model: 'small', reason: null } })).to.deep.include({
      measure: 'embeddings',
      value: 1,
    });
    expect(await index({ again: { at: NOW, acceptances: [], generated_at: NOW } })).to.equal(null);
    expect((await judge({}, { given: [] })).semantic_index).to.equal(null);
  });
});
