import type { ComponentResult, CrawlFacts, Reliability, TargetKeyword } from '../../domain/audits/audit-result.js';
import { type Benchmark, compareWithCompetitors } from '../../domain/audits/benchmark.js';
import { isJudged } from '../../domain/audits/is-judged.js';
import { analyzeTargetKeywords } from '../../domain/audits/target-keywords.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { CrawlResult } from '../../domain/crawl/crawl.js';
import { describeNotFollowed } from '../../domain/crawl/describe-not-followed.js';
import { leavesLinksOut } from '../../domain/crawl/leaves-links-out.js';
import { judgedKey, semanticVectorsKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import type { JudgedAcceptances } from '../../domain/seo/acceptance/accepted-findings.js';
import { resolveThresholds } from '../../domain/seo/check-settings.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import { COMPONENT_NAMES } from '../../domain/seo/components.js';
import type { OwnCheckOutcome } from '../../domain/seo/own-checks/summarize-own-checks.js';
import { judgeReliability } from '../../domain/seo/scoring/crawl-reliability.js';
import { judgeGates } from '../../domain/seo/scoring/gates/judge-gates.js';
import type { ScoreGate } from '../../domain/seo/scoring/gates/score-gate.js';
import type { EmbeddingRun } from '../../domain/seo/semantic/embedding-run.js';
import { computeSemanticIndex, type SemanticIndex } from '../../domain/seo/semantic/semantic-index.js';
import type { SiteVectors } from '../../domain/seo/semantic/site-vectors.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import { measureSite, type SiteMetrics } from '../../domain/seo/site/site-metrics.js';
import type { AuditDeps } from './audit-deps.js';
import type { GatheredAudit } from './compose/gathered-audit.js';
import { type AuditAdvice, adviseAudit } from './judge/advise-audit.js';
import { asOfAudit } from './judge/as-of-audit.js';
import { judgeCompetitors } from './judge/judge-competitors.js';
import { type CrawlComponent, judgeComponent, missingComponent } from './judge/judge-components.js';
import { loadJudgedSpeed } from './judge/load-judged-speed.js';
import { type JudgedSite, loadSite } from './judge/load-site.js';
import { openAcceptor } from './judge/open-acceptor.js';
import type { Rejudgement } from './judge/rejudgement.js';
import { RowCollector } from './judge/row-collector.js';
import { saveOrphans } from './judge/save-orphans.js';
import { scoreLinks } from './judge/score-links.js';

export interface JudgeCrawlInput {
  operation: OperationRef;
  gathered: GatheredAudit;
  /** How judging what was measured ended: recommendations and benchmark rest on it as well. */
  speed: Outcome<{ key: string }>;
  /** How asking an embedding model about the crawled pages went; null or absent where none was asked. */
  embedding?: EmbeddingRun | null;
  /** Absent in the audit itself. */
  again?: Rejudgement;
}

/** What judging leaves in the store: all that composing needs of the crawl, which is read no second time. */
export interface JudgedCrawl {
  components: Record<CrawlComponent, ComponentResult>;
  accepted: JudgedAcceptances | null;
  metrics: SiteMetrics;
  reliability: Reliability;
  gates: ScoreGate[];
  keywords: TargetKeyword[];
  crawl: CrawlFacts;
  final_url: string;
  /** Absent in crawls without checks of the user's own. */
  own_checks?: OwnCheckOutcome[];
  /** Null without competitors. */
  benchmarking: Benchmark | null;
  advice: AuditAdvice;
  /** What the pages are about; null for a crawl without pages, and when judged again. */
  semantic_index: SemanticIndex | null;
}

/**
 * Judges the components that the crawl feeds, each on its own: one that throws is a failed component among the others. Then
 * says what follows for the whole site, by the page speed too.
 * Changes: writes the judged crawl and the rows of its exports to the store. Twice: replaces them with the same.
 */
export async function judgeCrawl(today: AuditDeps, input: JudgeCrawlInput): Promise<{ key: string }> {
  const deps = asOfAudit(today, input.again);
  const startedMs = deps.now();
  const { operation, gathered, again } = input;
  const { crawl, request } = gathered;
  const { audit_type, check_settings, website_url } = request;
  const rows = new RowCollector();
  const judged = await loadSite(deps, {
    user_id: operation.user_id,
    crawl_id: crawl.crawl_id,
    crawl_incomplete: crawl.incomplete,
    links_incomplete: leavesLinksOut(crawl),
    check_settings,
    acceptor: await openAcceptor(today, operation, identifySite(website_url), audit_type, again?.acceptances),
    onFinding: (finding) => rows.add(finding),
    onAccepted: (finding, acceptanceId) => rows.addAccepted(finding, acceptanceId),
    keepsFinding: (finding) => isJudged(finding, { audit_type, final_url: crawl.final_url }),
  });
  const now = new Date(deps.now()).toISOString();
  const durationMs = crawl.duration_ms + deps.now() - startedMs;
  const result: JudgedCrawl = {
    ...(await judgeWholeSite(deps, input, judged, { now, durationMs })),
    accepted: judged.accepted,
    crawl: { ...crawlFacts(crawl), ...(await describeRobots(deps, operation, crawl)) },
    final_url: crawl.final_url,
    ...(judged.own_checks.length > 0 && { own_checks: judged.own_checks }),
    semantic_index: again ? null : await indexTopics(deps, input, judged.site),
  };
  const key = judgedKey(operation.id);
  await saveRows(deps, input, rows, judged);
  await deps.artifacts.put(operation.user_id, key, result);
  return { key };
}

async function judgeWholeSite(
  deps: AuditDeps,
  { operation, gathered, speed }: JudgeCrawlInput,
  judged: JudgedSite,
  { now, durationMs }: { now: string; durationMs: number },
) {
  const { request, competitors } = gathered;
  const { check_settings, target_keywords } = request;
  const thresholds = resolveThresholds(check_settings);
  const judge = (component: CrawlComponent) => judgeOne(deps, judged, component, gathered, now, durationMs);
  const components = {
    technical_seo: judge('technical_seo'),
    on_page_seo: judge('on_page_seo'),
    sitemap: judge('sitemap'),
    content_strategy: judge('content_strategy'),
  };
  const { site, issues, accepted_urls, causes, rest_issues } = judged;
  const loaded = await loadJudgedSpeed(deps, operation, speed);
  const all = { ...components, page_speed: loaded.component };
  const metrics = measureSite(site, now);
  const keywords = analyzeTargetKeywords(target_keywords, site.pages);
  const results = await judgeCompetitors(deps, operation.user_id, competitors, check_settings);
  const scores = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, all[name].score]));
  const benchmarking =
    results.length === 0 ? null : compareWithCompetitors(metrics, results, { scores, pages: site.pages });
  return {
    components,
    metrics,
    reliability: judgeReliability(site, thresholds),
    gates: judgeGates({ site, issues, thresholds }, check_settings?.severities, accepted_urls),
    keywords,
    benchmarking,
    advice: adviseAudit({
      site: { ...site, speed: loaded.measured },
      components: all,
      causes,
      rest_issues,
      metrics,
      target_keywords: keywords,
      benchmark: benchmarking,
      now,
    }),
  };
}

/** For the dashboard. */
async function indexTopics(
  { artifacts, now }: AuditDeps,
  { operation: { id, user_id }, embedding = null }: JudgeCrawlInput,
  site: SiteArtifacts,
): Promise<SemanticIndex | null> {
  if (site.pages.length === 0) return null;
  const vectors =
    embedding?.reason === null
      ? await artifacts.get<SiteVectors>(user_id, semanticVectorsKey(identifySite(site.start_url)))
      : null;
  const built = { audit_id: id, now: new Date(now()).toISOString() };
  return computeSemanticIndex(site, built, embedding && { ...embedding, vectors });
}

async function describeRobots(
  { crawls }: Pick<AuditDeps, 'crawls'>,
  { user_id }: OperationRef,
  { crawl_id }: CrawlResult,
): Promise<Pick<CrawlFacts, 'robots_ignored'>> {
  const crawl = await crawls.find(user_id, crawl_id);
  return crawl?.options.respect_robots === false ? { robots_ignored: true } : {};
}

/** Rows live as long as the crawl that they come from. */
async function saveRows(
  deps: AuditDeps,
  input: JudgeCrawlInput,
  rows: RowCollector,
  judged: JudgedSite,
): Promise<void> {
  const {
    operation,
    gathered: { crawl },
  } = input;
  const { id, user_id } = operation;
  const record = await deps.crawls.find(user_id, crawl.crawl_id);
  if (!record) return;
  const expiresAt = new Date(record.expires_at);
  await deps.findings.save(user_id, id, 'site_findings', rows.siteFindings, expiresAt);
  await deps.findings.save(user_id, id, 'accepted', rows.accepted, expiresAt);
  await scoreLinks(judged.site, 'shown');
  await deps.findings.save(user_id, id, 'pages', rows.pageRows(judged.site), expiresAt);
  await saveOrphans(deps, { operation, crawl }, judged, expiresAt);
}

function judgeOne(
  { reportError }: Pick<AuditDeps, 'reportError'>,
  judged: JudgedSite,
  component: CrawlComponent,
  { request: { audit_type }, crawl }: GatheredAudit,
  now: string,
  durationMs: number,
): ComponentResult {
  if (component === 'sitemap' && judged.site.sitemap === null)
    return missingComponent(component, 'failed', crawl.sitemap_error?.detail ?? 'No sitemap search was made');
  if (component === 'content_strategy' && audit_type === 'quick')
    return missingComponent(component, 'skipped', 'Quick audits do not judge content');
  // Shares of a quick audit's on-page findings are taken of the one page that they can be about.
  const isAboutStart = component === 'on_page_seo' && audit_type === 'quick';
  const subject = isAboutStart ? onlyPage(judged, crawl.final_url) : judged;
  try {
    return judgeComponent(subject, component, now, durationMs);
  } catch (error) {
    reportError(error, `judge ${component}`);
    return missingComponent(component, 'failed', 'An internal error occurred while judging');
  }
}

function onlyPage(judged: JudgedSite, url: string): JudgedSite {
  const page = judged.site.by_url.get(url);
  return { ...judged, site: buildSiteArtifacts({ ...judged.site, pages: page ? [page] : [] }) };
}

export function crawlFacts({
  counts,
  duration_ms,
  incomplete,
  not_followed,
  rendering,
  out_of_time,
}: CrawlResult): CrawlFacts {
  return {
    pages: counts.html,
    depth: counts.max_depth,
    bytes: counts.bytes,
    duration_ms,
    pages_per_second: duration_ms > 0 ? Math.round((counts.fetched * 10_000) / duration_ms) / 10 : 0,
    not_modified: counts.not_modified,
    unchanged: counts.unchanged,
    incomplete,
    not_followed: not_followed ?? [],
    not_followed_summary: describeNotFollowed(not_followed ?? []),
    ...(rendering && { rendering }),
    ...(out_of_time && { out_of_time }),
  };
}
