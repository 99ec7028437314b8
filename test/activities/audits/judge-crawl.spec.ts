import { expect } from 'chai';
import type { JudgedSite } from '../../../activities/audits/judge/load-site.js';
import {
  crawlFacts,
  type JudgeCrawlInput,
  type JudgedCrawl,
  judgeCrawl,
  scoreCompetitor,
} from '../../../activities/audits/judge-crawl.js';
import { judgedKey, sitemapKey } from '../../../domain/operations/artifact-keys.js';
import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import type { SitemapArtifact } from '../../../domain/seo/artifacts/sitemap.js';
import { auditDeps, crawlResult, NOW, OPERATION } from '../../support/audit-deps.js';
import { NO_COVERAGE, stubFinding, stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';
import { stubCrawls } from '../../support/samples/stub-crawl.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';
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
  overrides: Partial<JudgeCrawlInput> = {},
  { given = pages, sitemap = sitemapFrom() as SitemapArtifact | null } = {},
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
  const input = {
    operation: OPERATION,
    audit_type: 'complete' as const,
    crawl: crawlResult(),
    target_keywords: ['lamps'],
    ...overrides,
  };
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
    const input = { operation: OPERATION, audit_type: 'complete' as const, crawl: crawlResult(), target_keywords: [] };
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
    const { components } = await judge({ crawl: { ...crawlResult(), sitemap_error } }, { sitemap: null });
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

  it('a component of a competitor that cannot be judged is null among the others', () => {
    const site = siteFrom(pages, { sitemap: sitemapFrom() });
    const judged: JudgedSite = {
      site,
      issues: [],
      causes: [],
      rest_issues: [],
      failed_checks: [],
      coverage: NO_COVERAGE,
      unreliable: [],
      own_checks: [],
      accepted: null,
      accepted_urls: new Map(),
      shares: {},
    };
    const deps = auditDeps();
    expect(scoreCompetitor(deps, judged, NOW)).to.deep.equal({
      technical_seo: 100,
      on_page_seo: 100,
      sitemap: 100,
      content_strategy: 100,
    });
    const unread = { ...judged, site: siteFrom(pages, { sitemap: null }) };
    expect(scoreCompetitor(deps, unread, NOW)).to.include({ sitemap: null, technical_seo: 100 });
    const broken = new Proxy(site, {
      get: (target, name) => {
        if (name === 'robots') throw new Error('broken');
        return Reflect.get(target, name);
      },
    });
    expect(deps.errors).to.deep.equal([]);
    expect(scoreCompetitor(deps, { ...judged, site: broken }, NOW)).to.deep.include({
      technical_seo: null,
      sitemap: 100,
    });
    expect(deps.errors.map(([place, error]) => [place, String(error)])).to.deep.equal([
      ['judge technical_seo of a competitor', 'Error: broken'],
    ]);
  });

  it('reports why a component could not be judged, which is failed among the others', async () => {
    const ownKeys = () => {
      throw new TypeError('x is undefined');
    };
    const robots = new Proxy({} as RobotsArtifact, { ownKeys });
    const stored = auditDeps({ checks, crawls: stubCrawls({ crawl: { pages, findings, robots } }) });
    stored.values.set(`alice ${sitemapKey('crawl')}`, sitemapFrom());
    const input = { operation: OPERATION, audit_type: 'complete' as const, target_keywords: [], crawl: crawlResult() };
    await judgeCrawl(stored, input);
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
});
