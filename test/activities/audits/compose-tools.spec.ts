import { expect } from 'chai';
import {
  composeSitemapAnalysis,
  composeSpeedAnalysis,
  composeTechnicalSeo,
} from '../../../activities/audits/compose-tools.js';
import { readSitemapKey, resultKey, sitemapKey, speedKey } from '../../../domain/operations/artifact-keys.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import type { SpeedRun } from '../../../domain/speed/speed-run.js';
import { auditDeps, crawlResult, NOW, OPERATION } from '../../support/audit-deps.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubFinding, stubPageCheck, stubSiteCheck } from '../../support/samples/stub-checks.js';
import { stubCrawls } from '../../support/samples/stub-crawl.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { robotsFrom } from '../../support/sites/robots-from.js';
import { sitemapEntry, sitemapFile, sitemapFrom } from '../../support/sites/sitemaps.js';

const url = 'https://site.example/';
const resultOf = (deps: { values: Map<string, unknown> }) =>
  deps.values.get(`alice ${resultKey(OPERATION.id)}`) as Record<string, unknown>;

describe('[U] compose technical SEO', () => {
  const technical = { component: 'technical_seo' } as const;
  const checks = [stubPageCheck('x/technical', technical), stubPageCheck('x/on-page')];
  const findings = { [url]: [stubFinding('x/technical', '/', technical), stubFinding('x/on-page', '/')] };
  const crawls = stubCrawls({ crawl: { pages: [pageFrom(htmlPage(), { url })], findings, robots: robotsFrom() } });

  it('shows what belongs to it and nothing else', async () => {
    const deps = auditDeps({ checks, crawls });
    deps.values.set(`alice ${sitemapKey('crawl')}`, sitemapFrom({ entries: [sitemapEntry('/')] }));
    const counts = {
      fetched: 3,
      html: 2,
      blocked_by_robots: 4,
      pending: 0,
      bytes: 1000,
      max_depth: 1,
      not_modified: 0,
      unchanged: 0,
    };
    const crawl = crawlResult({ counts, incomplete: true, final_url: `${url}en` });
    expect(await composeTechnicalSeo(deps, { operation: OPERATION, url, crawl })).to.deep.equal({
      key: resultKey(OPERATION.id),
    });
    const result = resultOf(deps);
    expect(result).to.deep.include({
      url,
      final_url: `${url}en`,
      score: 88,
      external_links: null,
      status_histogram: { '200': 1 },
      failed_checks: [],
      generated_at: NOW,
      crawl: {
        pages: 2,
        depth: 1,
        bytes: 1000,
        duration_ms: 1000,
        pages_per_second: 3,
        not_modified: 0,
        unchanged: 0,
        incomplete: true,
        not_followed: [],
        not_followed_summary: null,
        blocked_by_robots: 4,
      },
    });
    expect(result['issues']).to.have.nested.property('warnings[0].check_id', 'x/technical');
    expect(result['recommendations']).to.have.length(1);
    expect(result['sitemap']).to.include({ urls: 1, files: 1 });
    expect(result['robots_txt']).to.include({ state: 'found' });
  });

  it('reports what is wrong with the sitemap among its issues, and takes nothing off the technical score for it', async () => {
    const listed = stubSiteCheck('x/listed', {
      component: 'sitemap',
      judge: () => [{ url: `${url}gone`, observed: '404' }],
    });
    const deps = auditDeps({ checks: [...checks, listed], crawls });
    deps.values.set(`alice ${sitemapKey('crawl')}`, sitemapFrom({ entries: [sitemapEntry('/')] }));
    await composeTechnicalSeo(deps, { operation: OPERATION, url, crawl: crawlResult() });
    const { issues, score, checks_run } = resultOf(deps);
    expect(JSON.stringify(issues)).to.include('"x/listed"').and.include('"x/technical"').and.not.include('"x/on-page"');
    expect([score, checks_run]).to.deep.equal([88, ['x/technical', 'x/listed']]);
  });

  it('says why there is no sitemap to show', async () => {
    const deps = auditDeps({ checks, crawls });
    const sitemap_error = { code: 'timeout' as const, detail: 'too late' };
    await composeTechnicalSeo(deps, { operation: OPERATION, url, crawl: { ...crawlResult(), sitemap_error } });
    expect(resultOf(deps)['sitemap']).to.deep.equal({ status: 'failed', error: 'too late' });
    await composeTechnicalSeo(deps, { operation: OPERATION, url, crawl: crawlResult() });
    expect(resultOf(deps)['sitemap']).to.deep.equal({ status: 'failed', error: 'not read' });
  });
});

describe('[U] compose speed analysis', () => {
  const run = (strategy: SpeedArtifact['strategy']): SpeedRun => ({
    strategy,
    run: { ok: true, value: { key: speedKey(OPERATION.id, strategy) } },
  });
  const failed: SpeedRun = {
    strategy: 'desktop',
    run: { ok: false, error: { code: 'browser_failed', detail: 'The browser ended' } },
  };
  const compose = async (runs: SpeedRun[], ...artifacts: SpeedArtifact[]) => {
    const deps = auditDeps();
    for (const artifact of artifacts) deps.values.set(`alice ${speedKey(OPERATION.id, artifact.strategy)}`, artifact);
    await composeSpeedAnalysis(deps, { operation: OPERATION, url, runs });
    return resultOf(deps);
  };

  it('shows each strategy with its metrics rated, and a score over those that worked', async () => {
    const mobile = speedRun({ scores: { performance: 70 }, metrics: { lcp_ms: 4500, cls: 0.2 } });
    const result = await compose([run('mobile'), failed], mobile);
    expect(result).to.deep.include({ url, score: 70, generated_at: NOW, duration_ms: 0 });
    const { mobile: shown, desktop } = result['strategies'] as Record<string, Record<string, unknown>>;
    expect(desktop).to.deep.equal({ status: 'failed', error: 'The browser ended' });
    expect(shown).to.deep.include({ status: 'completed', scores: mobile.scores, opportunities: [], diagnostics: [] });
    expect(shown?.['core_web_vitals']).to.deep.include({
      lcp_ms: { value: 4500, rating: 'poor' },
      cls: { value: 0.2, rating: 'needs_improvement' },
      tbt_ms: { value: 50, rating: 'good' },
      inp_ms: null,
    });
    expect(result['business_impact']).to.include({ level: 'high' });
    expect(result['issues']).to.have.nested.property('critical[0].check_id', 'speed/lcp');
    expect(result['field_data']).to.include({ status: 'no_data' });
  });

  it('a run that did not load the page, or was lost, has failed', async () => {
    const blank = speedRun({ runtime_error: { code: 'NO_FCP', message: 'nothing painted' } });
    const result = await compose([run('mobile'), run('desktop')], blank);
    expect(result['strategies']).to.deep.equal({
      mobile: { status: 'failed', error: 'Lighthouse could not load the page: nothing painted' },
      desktop: { status: 'failed', error: 'The result of measuring is not in the store' },
    });
    expect(result).to.include({ score: null });
    expect(result['business_impact']).to.include({ level: 'unknown' });
  });
});

describe('[U] compose sitemap analysis', () => {
  const input = { operation: OPERATION, sitemap_key: readSitemapKey(OPERATION.id) };

  it('judges the sitemaps alone', async () => {
    const deps = auditDeps();
    const errors = [{ kind: 'lastmod_invalid' as const, line: 3, value: 'yesterday' }];
    const file = sitemapFile({ url_count: 2, faults: errors, error_counts: { lastmod_invalid: 1 } });
    const sampled = [{ url: `${url}a`, status: 404, redirect_url: null }];
    const sitemap = sitemapFrom({ files: [file], entries: [sitemapEntry('/a'), sitemapEntry('/b')], sampled });
    deps.values.set(`alice ${readSitemapKey(OPERATION.id)}`, { site_url: url, robots: robotsFrom(), sitemap });
    expect(await composeSitemapAnalysis(deps, input)).to.deep.equal({ key: resultKey(OPERATION.id) });
    const result = resultOf(deps);
    expect(result).to.deep.include({
      site_url: url,
      sitemaps: [file],
      urls: 2,
      files: 1,
      incomplete: false,
      checked_urls: sampled,
      sampling_stopped_after_s: null,
      set_aside: [],
      generated_at: NOW,
    });
    const { critical, warnings, notices } = result['issues'] as Record<
      string,
      { check_id: string; component: string }[]
    >;
    const issues = [...(critical ?? []), ...(warnings ?? []), ...(notices ?? [])];
    expect(issues.map(({ check_id }) => check_id)).to.include('sitemap/lastmod-invalid');
    expect([...new Set(issues.map(({ component }) => component))]).to.deep.equal(['sitemap']);
    expect(result['robots_txt']).to.not.have.property('text');
    expect(result['score']).to.be.lessThan(100);
  });

  it('judges what the sampled pages say of themselves: noindex, another canonical, robots.txt', async () => {
    const deps = auditDeps();
    const read = (path: string, html: string, changes = {}) =>
      summarizePage({ ...pageFrom(html, { url: url + path }), source: 'sitemap', ...changes });
    const pages = [
      read('meta', '<meta name="robots" content="noindex">'),
      read('elsewhere', `<link rel="canonical" href="${url}meta">`),
      read('blocked', '', { allowed_by_robots: false }),
    ];
    const entries = ['/meta', '/elsewhere', '/blocked'].map((path) => sitemapEntry(path));
    const sitemap = { ...sitemapFrom({ files: [sitemapFile({ url_count: 3 })], entries }), pages };
    deps.values.set(`alice ${readSitemapKey(OPERATION.id)}`, { site_url: url, robots: robotsFrom(), sitemap });
    await composeSitemapAnalysis(deps, input);
    const issues = JSON.stringify(resultOf(deps)['issues']);
    for (const id of ['noindex', 'noncanonical', 'blocked']) expect(issues).to.include(`"sitemap/url-${id}"`);
  });

  it('a site without a sitemap loses what nothing else can be judged for', async () => {
    const deps = auditDeps();
    const sitemap = sitemapFrom({ files: [] });
    deps.values.set(`alice ${readSitemapKey(OPERATION.id)}`, { site_url: url, robots: null, sitemap });
    await composeSitemapAnalysis(deps, input);
    expect(resultOf(deps)).to.include({ score: 40, robots_txt: null, urls: 0 });
  });

  it('without anything in the store there is nothing to judge', async () => {
    const failure: unknown = await composeSitemapAnalysis(auditDeps(), input).catch((caught: unknown) => caught);
    expect(failure).to.include({ code: 'not_found', message: 'The sitemaps are not in the store' });
  });
});
