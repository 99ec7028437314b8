import type { ComponentResult, CrawlFacts, Reliability, TargetKeyword } from '../../domain/audits/audit-result.js';
import { isJudged } from '../../domain/audits/is-judged.js';
import type { Issue } from '../../domain/audits/issue.js';
import { analyzeTargetKeywords } from '../../domain/audits/target-keywords.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { CrawlResult } from '../../domain/crawl/crawl.js';
import { describeNotFollowed } from '../../domain/crawl/describe-not-followed.js';
import { leavesLinksOut } from '../../domain/crawl/leaves-links-out.js';
import { judgedKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { OperationError } from '../../domain/operations/operations.js';
import type { JudgedAcceptances } from '../../domain/seo/acceptance/accepted-findings.js';
import type { FoundCause } from '../../domain/seo/causes/found-cause.js';
import { type CheckSettings, resolveThresholds } from '../../domain/seo/check-settings.js';
import type { OwnCheckOutcome } from '../../domain/seo/own-checks/summarize-own-checks.js';
import { judgeReliability } from '../../domain/seo/scoring/crawl-reliability.js';
import { judgeGates } from '../../domain/seo/scoring/gates/judge-gates.js';
import type { ScoreGate } from '../../domain/seo/scoring/gates/score-gate.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import { measureSite, type SiteMetrics } from '../../domain/seo/site/site-metrics.js';
import type { AuditDeps } from './audit-deps.js';
import { asOfAudit } from './judge/as-of-audit.js';
import { CRAWL_COMPONENTS, type CrawlComponent, judgeComponent, missingComponent } from './judge/judge-components.js';
import { type JudgedSite, loadSite } from './judge/load-site.js';
import { openAcceptor } from './judge/open-acceptor.js';
import type { Rejudgement } from './judge/rejudgement.js';
import { RowCollector } from './judge/row-collector.js';
import { saveOrphans } from './judge/save-orphans.js';
import { scoreLinks } from './judge/score-links.js';

export interface JudgeCrawlInput {
  operation: OperationRef;
  audit_type: 'complete' | 'quick';
  crawl: CrawlResult & { sitemap_error: OperationError | null };
  target_keywords: string[];
  /** The requested URL: acceptances belong to its site. Absent in audits that began before acceptances existed. */
  website_url?: string;
  check_settings?: CheckSettings | undefined;
  /** Absent in the audit itself. */
  again?: Rejudgement;
}

/** What judging stores for composing. */
export interface JudgedCrawl {
  components: Record<CrawlComponent, ComponentResult>;
  /** Absent in crawls that were judged before causes were looked for. */
  causes?: FoundCause[];
  rest_issues?: Issue[];
  /** Absent in crawls that were judged before findings could be accepted. */
  accepted?: JudgedAcceptances | null;
  metrics: SiteMetrics;
  reliability: Reliability;
  gates: ScoreGate[];
  keywords: TargetKeyword[];
  crawl: CrawlFacts;
  final_url: string;
  /** Absent in crawls without checks of the user's own. */
  own_checks?: OwnCheckOutcome[];
}

/**
 * Judges the components that the crawl feeds, each on its own: one that throws is a failed component among the others.
 * Changes: writes the judged crawl and the rows of its exports to the store. Twice: replaces them with the same.
 */
export async function judgeCrawl(today: AuditDeps, input: JudgeCrawlInput): Promise<{ key: string }> {
  const deps = asOfAudit(today, input.again);
  const startedMs = deps.now();
  const { operation, crawl, audit_type, check_settings, website_url = crawl.start_url, again } = input;
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
  const thresholds = resolveThresholds(check_settings);
  const durationMs = crawl.duration_ms + deps.now() - startedMs;
  const judge = (component: CrawlComponent) => judgeOne(deps, judged, component, input, now, durationMs);
  const result: JudgedCrawl = {
    components: {
      technical_seo: judge('technical_seo'),
      on_page_seo: judge('on_page_seo'),
      sitemap: judge('sitemap'),
      content_strategy: judge('content_strategy'),
    },
    causes: judged.causes,
    rest_issues: judged.rest_issues,
    accepted: judged.accepted,
    metrics: measureSite(judged.site, now),
    reliability: judgeReliability(judged.site, thresholds),
    gates: judgeGates(
      { site: judged.site, issues: judged.issues, thresholds },
      check_settings?.severities,
      judged.accepted_urls,
    ),
    keywords: analyzeTargetKeywords(input.target_keywords, judged.site.pages),
    crawl: { ...crawlFacts(crawl), ...(await describeRobots(deps, operation, crawl)) },
    final_url: crawl.final_url,
    ...(judged.own_checks.length > 0 && { own_checks: judged.own_checks }),
  };
  const key = judgedKey(operation.id);
  await saveRows(deps, input, rows, judged);
  await deps.artifacts.put(operation.user_id, key, result);
  return { key };
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
    operation: { id, user_id },
    crawl: { crawl_id },
  } = input;
  const crawl = await deps.crawls.find(user_id, crawl_id);
  if (!crawl) return;
  const expiresAt = new Date(crawl.expires_at);
  await deps.findings.save(user_id, id, 'site_findings', rows.siteFindings, expiresAt);
  await deps.findings.save(user_id, id, 'accepted', rows.accepted, expiresAt);
  await scoreLinks(judged.site, 'shown');
  await deps.findings.save(user_id, id, 'pages', rows.pageRows(judged.site), expiresAt);
  await saveOrphans(deps, input, judged, expiresAt);
}

function judgeOne(
  { reportError }: Pick<AuditDeps, 'reportError'>,
  judged: JudgedSite,
  component: CrawlComponent,
  input: JudgeCrawlInput,
  now: string,
  durationMs: number,
): ComponentResult {
  if (component === 'sitemap' && judged.site.sitemap === null)
    return missingComponent(component, 'failed', input.crawl.sitemap_error?.detail ?? 'No sitemap search was made');
  if (component === 'content_strategy' && input.audit_type === 'quick')
    return missingComponent(component, 'skipped', 'Quick audits do not judge content');
  // Shares of a quick audit's on-page findings are taken of the one page that they can be about.
  const isAboutStart = component === 'on_page_seo' && input.audit_type === 'quick';
  const subject = isAboutStart ? onlyPage(judged, input.crawl.final_url) : judged;
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

/** Scores of a competitor, by the same rules as the audited site; null for a component that cannot be judged. */
export function scoreCompetitor(
  deps: Pick<AuditDeps, 'reportError'>,
  judged: JudgedSite,
  now: string,
): Record<CrawlComponent, number | null> {
  const scores = CRAWL_COMPONENTS.map((component) => [component, scoreOf(deps, judged, component, now)] as const);
  return Object.fromEntries(scores) as Record<CrawlComponent, number | null>;
}

function scoreOf(
  { reportError }: Pick<AuditDeps, 'reportError'>,
  judged: JudgedSite,
  component: CrawlComponent,
  now: string,
): number | null {
  // Nothing was read, so nothing is known: full marks would be a gift.
  if (component === 'sitemap' && judged.site.sitemap === null) return null;
  try {
    return judgeComponent(judged, component, now, 0).score;
  } catch (error) {
    reportError(error, `judge ${component} of a competitor`);
    return null;
  }
}
