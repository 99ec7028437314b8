import type { Issue } from '../../domain/audits/issue.js';
import { IssueAccumulator } from '../../domain/audits/issues.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { CrawlResult } from '../../domain/crawl/crawl.js';
import { leavesLinksOut } from '../../domain/crawl/leaves-links-out.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { OperationError } from '../../domain/operations/operations.js';
import type { Acceptor } from '../../domain/seo/acceptance/acceptor.js';
import { showAccepted } from '../../domain/seo/acceptance/show-accepted.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import { type FailedCheck, FailedChecks } from '../../domain/seo/failed-checks.js';
import { judgeSite } from '../../domain/seo/judge.js';
import { scoreComponent } from '../../domain/seo/scoring/component-score.js';
import { scorePageSpeed } from '../../domain/seo/scoring/page-speed-score.js';
import { countSubjects } from '../../domain/seo/scoring/subject-counts.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import type { SitemapAnalysisResult } from '../../domain/seo/sitemap/sitemap-analysis-result.js';
import { describeSitemap } from '../../domain/seo/sitemap/sitemap-insights.js';
import { DEFAULT_THRESHOLDS } from '../../domain/seo/thresholds.js';
import { describeFieldData } from '../../domain/speed/describe-field-data.js';
import { rateMetrics } from '../../domain/speed/rate-metrics.js';
import type { RatedRun, SpeedAnalysisResult } from '../../domain/speed/speed-analysis-result.js';
import { estimateSpeedImpact } from '../../domain/speed/speed-impact.js';
import type { SpeedRun } from '../../domain/speed/speed-run.js';
import type { AuditDeps } from './audit-deps.js';
import { noteAcceptances } from './compose/note-acceptances.js';
import { issuesByLevel, listFirstFixes } from './compose/present-issues.js';
import { saveToolResult } from './compose/save-tool-result.js';
import { judgeComponent, robotsFacts } from './judge/judge-components.js';
import { checkContext, loadSite } from './judge/load-site.js';
import { openAcceptor } from './judge/open-acceptor.js';
import { crawlFacts } from './judge-crawl.js';
import { judgeRuns, loadRuns } from './judge-speed.js';

/**
 * Each composer writes one result to the store; running twice replaces it with the same. Accepted findings are left out of
 * all of them. Those that see a part of the site alone note nothing with an acceptance: what it was given for, audits know.
 */

export interface ComposeTechnicalSeoInput {
  operation: OperationRef;
  url: string;
  crawl: CrawlResult & { sitemap_error: OperationError | null };
  check_settings?: CheckSettings | undefined;
}

export async function composeTechnicalSeo(
  deps: AuditDeps,
  { operation, url, crawl, check_settings }: ComposeTechnicalSeoInput,
): Promise<{ key: string }> {
  const judged = await loadSite(deps, {
    user_id: operation.user_id,
    crawl_id: crawl.crawl_id,
    crawl_incomplete: crawl.incomplete,
    links_incomplete: leavesLinksOut(crawl),
    check_settings,
    acceptor: await openAcceptor(deps, operation, identifySite(url), 'technical_seo'),
  });
  if (judged.accepted) await noteAcceptances(deps, operation, judged.accepted);
  const now = new Date(deps.now()).toISOString();
  const component = judgeComponent(judged, 'technical_seo', now, crawl.duration_ms);
  const sitemap = judged.site.sitemap ? judgeComponent(judged, 'sitemap', now, crawl.duration_ms) : null;
  const issues = [...component.issues, ...(sitemap?.issues ?? [])];
  return saveToolResult(deps, operation, {
    url,
    final_url: crawl.final_url,
    score: component.score,
    issues: issuesByLevel(issues),
    deductions: component.deductions,
    ...component.metrics,
    checks_run: [...(component.checks_run ?? []), ...(sitemap?.checks_run ?? [])],
    checks_skipped: [...(component.checks_skipped ?? []), ...(sitemap?.checks_skipped ?? [])],
    sitemap: judged.site.sitemap
      ? describeSitemap(judged.site.sitemap, now)
      : { status: 'failed', error: crawl.sitemap_error?.detail ?? 'not read' },
    external_links: judged.site.external_links,
    ...(judged.own_checks.length > 0 && { own_checks: judged.own_checks }),
    crawl: { ...crawlFacts(crawl), blocked_by_robots: crawl.counts.blocked_by_robots },
    recommendations: listFirstFixes(issues),
    accepted: showAccepted(judged.accepted),
  });
}

export interface ComposeSpeedAnalysisInput {
  operation: OperationRef;
  url: string;
  runs: SpeedRun[];
}

export async function composeSpeedAnalysis(
  deps: AuditDeps,
  { operation, url, runs }: ComposeSpeedAnalysisInput,
): Promise<{ key: string }> {
  const measured = await loadRuns(deps, operation, runs);
  const results = runs.map(({ strategy, run }) => {
    const artifact = measured.find((candidate) => candidate.strategy === strategy);
    const lost = run.ok ? 'The result of measuring is not in the store' : run.error.detail;
    const rated: RatedRun = artifact ? describeRun(artifact) : { status: 'failed', error: lost };
    return [strategy, rated] as const;
  });
  const acceptor = await openAcceptor(deps, operation, identifySite(url), 'speed_analysis');
  const { issues, failed_checks } = judgeRuns(deps, measured, { acceptor });
  return saveToolResult(deps, operation, {
    url,
    score: scorePageSpeed(measured).score,
    strategies: Object.fromEntries(results),
    issues: issuesByLevel(issues),
    business_impact: estimateSpeedImpact(measured),
    field_data: describeFieldData(measured),
    recommendations: listFirstFixes(issues),
    failed_checks,
    accepted: showAccepted(acceptor.result()),
  } satisfies Omit<SpeedAnalysisResult, 'generated_at'> & Record<string, unknown>);
}

function describeRun({ metrics, runtime_error, ...run }: SpeedArtifact): RatedRun {
  if (runtime_error) return { status: 'failed', error: `Lighthouse could not load the page: ${runtime_error.message}` };
  return {
    status: 'completed',
    ...run,
    core_web_vitals: rateMetrics({ metrics, strategy: run.strategy }, DEFAULT_THRESHOLDS),
  };
}

export interface ComposeSitemapAnalysisInput {
  operation: OperationRef;
  sitemap_key: string;
}

interface StoredSitemaps {
  site_url: string;
  robots: RobotsArtifact | null;
  sitemap: SitemapArtifact;
}

export async function composeSitemapAnalysis(
  deps: AuditDeps,
  { operation, sitemap_key }: ComposeSitemapAnalysisInput,
): Promise<{ key: string }> {
  const stored = await deps.artifacts.get<StoredSitemaps>(operation.user_id, sitemap_key);
  if (!stored) throw new DomainError('not_found', 'The sitemaps are not in the store');
  const { site_url, robots, sitemap } = stored;
  const site = buildSiteArtifacts({
    start_url: site_url,
    pages: sitemap.pages ?? [],
    robots,
    sitemap,
    probes: null,
    external_links: null,
    speed: null,
    crawl_incomplete: true,
  });
  const acceptor = await openAcceptor(deps, operation, identifySite(site_url), 'sitemap_analysis');
  const { issues, failed_checks } = judgeSitemaps(deps, site, acceptor);
  // The pages are a sample: how large the site is, and so what a missing sitemap costs it, is not known.
  const { score, deductions } = scoreComponent(issues, { ...countSubjects(site), shares: {} });
  const { sampled, files, incomplete, sampling_stopped_after_s = null, set_aside = [] } = sitemap;
  return saveToolResult(deps, operation, {
    site_url,
    score,
    deductions,
    sitemaps: files,
    robots_txt: robotsFacts(robots),
    ...describeSitemap(sitemap, new Date(deps.now()).toISOString()),
    incomplete,
    checked_urls: sampled,
    sampling_stopped_after_s,
    set_aside,
    issues: issuesByLevel(issues),
    recommendations: listFirstFixes(issues),
    failed_checks,
    accepted: showAccepted(acceptor.result()),
  } satisfies Omit<SitemapAnalysisResult, 'generated_at'> & Record<string, unknown>);
}

function judgeSitemaps(
  deps: AuditDeps,
  site: SiteArtifacts,
  acceptor: Acceptor,
): { issues: Issue[]; failed_checks: FailedCheck[] } {
  const checks = deps.checks.filter((check) => check.component === 'sitemap');
  const accumulator = new IssueAccumulator(checks);
  const verdict = judgeSite(site, checks, checkContext(deps));
  for (const finding of verdict.findings) if (!acceptor.accept(finding)) accumulator.add(finding);
  deps.reportCheckFailures(verdict.failed, site.start_url);
  const failures = new FailedChecks();
  for (const failure of verdict.failed) failures.addSiteFailure(failure);
  return { issues: accumulator.result(), failed_checks: failures.list() };
}
