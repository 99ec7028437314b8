import type { CompleteAudit, ComponentResult } from '../../domain/audits/audit-result.js';
import { compareWithCompetitors } from '../../domain/audits/benchmark.js';
import { compareAudits } from '../../domain/audits/compare-audits.js';
import { writeExecutiveSummary } from '../../domain/audits/executive-summary.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { CrawlResult } from '../../domain/crawl/crawl.js';
import {
  gatheredKey,
  resultKey,
  semanticIndexKey,
  semanticVectorsKey,
  speedKey,
} from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { OperationError, Outcome } from '../../domain/operations/operations.js';
import type { JudgedAcceptances } from '../../domain/seo/acceptance/accepted-findings.js';
import { mergeAccepted } from '../../domain/seo/acceptance/merge-accepted.js';
import type { SpeedArtifact, SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import type { SiteArtifacts } from '../../domain/seo/checks/check.js';
import { COMPONENT_NAMES, type ComponentName } from '../../domain/seo/components.js';
import type { EmbeddingRun } from '../../domain/seo/semantic/embedding-run.js';
import { buildSemanticIndex } from '../../domain/seo/semantic/semantic-index.js';
import type { SiteVectors } from '../../domain/seo/semantic/site-vectors.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import type { SpeedRun } from '../../domain/speed/speed-run.js';
import { auditEvents } from '../../domain/webhooks/audit-events.js';
import type { AuditDeps } from './audit-deps.js';
import type { GatheredAudit } from './compose/gathered-audit.js';
import { noteAcceptances } from './compose/note-acceptances.js';
import { noteHealth } from './compose/note-health.js';
import { type AuditParts, writeAudit } from './compose/write-audit.js';
import { type CrawledCompetitor, judgeCompetitors } from './judge/judge-competitors.js';
import { missingComponent } from './judge/judge-components.js';
import { readSite } from './judge/load-site.js';
import { scoreLinks } from './judge/score-links.js';
import type { JudgedCrawl } from './judge-crawl.js';
import type { JudgedSpeed } from './judge-speed.js';

type Crawled = CrawlResult & { sitemap_error: OperationError | null };

export interface ComposeAuditInput {
  operation: OperationRef;
  request: {
    audit_type: 'complete' | 'quick';
    website_url: string;
    check_settings?: CheckSettings | undefined;
    /** With the collected data; absent in audits that began before they could be judged again. */
    target_keywords?: string[];
  };
  judged: Outcome<{ key: string }>;
  speed: Outcome<{ key: string }>;
  crawl: Outcome<Crawled> | null;
  competitors: CrawledCompetitor[];
  runs?: SpeedRun[];
  cancelled: boolean;
  /** The outcome of an embedding model's run over the crawled pages; null or absent without one. */
  embedding?: EmbeddingRun | null;
}

const STRATEGIES: readonly SpeedStrategy[] = ['mobile', 'desktop'];

/**
 * Composes the audit from its components. Changes: writes the result and, unless cancelled, the line of the audit in
 * lists and the site's health, and notifies webhooks. Twice: the result is replaced by the same, the line is kept, and
 * webhooks are not notified again.
 * @throws DomainError with the crawl's reason when not one component could be judged
 */
export async function composeAudit(deps: AuditDeps, input: ComposeAuditInput): Promise<{ key: string }> {
  const { operation, request } = input;
  const parts = await gatherParts(deps, input);
  const { accepted, site } = parts;
  const record = await deps.operations.find(operation.user_id, operation.id);
  const startedAt = record?.started_at ?? record?.created_at ?? new Date(deps.now()).toISOString();
  const audit = writeAudit(parts, { started_at: startedAt, now: new Date(deps.now()).toISOString() });
  audit.previous = await comparePrevious(deps, input, audit);
  audit.executive_summary = writeExecutiveSummary(audit);

  const key = resultKey(operation.id);
  await deps.artifacts.put(operation.user_id, key, audit);
  if (input.cancelled) return { key };
  await keepGathered(deps, input);
  await keepIndex(deps, operation, site, input.embedding ?? null);
  await recordLine(deps, operation, request.website_url, audit, startedAt);
  await noteHealth(deps, operation.user_id, audit);
  if (accepted) await noteAcceptances(deps, operation, accepted);
  for (const event of auditEvents(operation.user_id, audit)) await deps.publish(event);
  return { key };
}

/**
 * Reads the judged and collected data.
 * @throws DomainError with the crawl's reason when no component could be judged
 */
export async function gatherParts(deps: AuditDeps, input: ComposeAuditInput): Promise<AuditParts> {
  const { operation, request, cancelled } = input;
  const judged = input.judged.ok
    ? await deps.artifacts.get<JudgedCrawl>(operation.user_id, input.judged.value.key)
    : null;
  const speed = input.speed.ok ? await deps.artifacts.get<JudgedSpeed>(operation.user_id, input.speed.value.key) : null;
  const components = collectComponents(input, judged, speed);
  if (COMPONENT_NAMES.every((name) => components[name].score === null)) throw nothingMeasured(input);

  const site = await gatheredSite(deps, input);
  await scoreLinks(site, 'worth');
  const benchmarking = await benchmark(deps, input, { judged, components, site });
  const accepted = collectAccepted(judged, speed);
  return { operation, request, cancelled, judged, components, accepted, benchmarking, site };
}

/** For judging again by other acceptances; an audit whose crawl failed has nothing that could be. */
async function keepGathered(
  { artifacts }: Pick<AuditDeps, 'artifacts'>,
  { operation, request, crawl, competitors, runs }: ComposeAuditInput,
): Promise<void> {
  if (!crawl?.ok || !runs) return;
  const { audit_type, website_url, target_keywords = [], check_settings } = request;
  const gathered: GatheredAudit = {
    request: { audit_type, website_url, target_keywords, check_settings },
    crawl: crawl.value,
    runs,
    competitors,
  };
  await artifacts.put(operation.user_id, gatheredKey(operation.id), gathered);
}

/** The topics of the pages, for the dashboard; an audit whose crawl failed keeps the previous index. */
async function keepIndex(
  { artifacts, now }: AuditDeps,
  { id, user_id }: OperationRef,
  site: SiteArtifacts,
  embedding: EmbeddingRun | null,
): Promise<void> {
  if (site.pages.length === 0) return;
  const name = identifySite(site.start_url);
  const vectors =
    embedding?.reason === null ? await artifacts.get<SiteVectors>(user_id, semanticVectorsKey(name)) : null;
  const told = { audit_id: id, now: new Date(now()).toISOString() };
  const index = buildSemanticIndex(site, told, embedding && { ...embedding, vectors });
  await artifacts.put(user_id, semanticIndexKey(name), index);
}

function collectComponents(
  input: ComposeAuditInput,
  judged: JudgedCrawl | null,
  speed: JudgedSpeed | null,
): Record<ComponentName, ComponentResult> {
  const crawlReason = input.judged.ok ? 'the result of judging is not in the store' : input.judged.error.detail;
  const fromCrawl = (name: Exclude<ComponentName, 'page_speed'>) =>
    judged?.components[name] ?? missingComponent(name, 'failed', crawlReason);
  const speedReason = input.speed.ok ? 'the result of measuring is not in the store' : input.speed.error.detail;
  return {
    technical_seo: fromCrawl('technical_seo'),
    on_page_seo: fromCrawl('on_page_seo'),
    page_speed: speed ? withoutAccepted(speed) : missingComponent('page_speed', 'failed', speedReason),
    sitemap: fromCrawl('sitemap'),
    content_strategy: fromCrawl('content_strategy'),
  };
}

function withoutAccepted({ accepted: _accepted, ...component }: JudgedSpeed): ComponentResult {
  return component;
}

function collectAccepted(judged: JudgedCrawl | null, speed: JudgedSpeed | null): JudgedAcceptances | null {
  const parts = [judged?.accepted, speed?.accepted].filter((part) => part != null);
  return parts.length === 0 ? null : parts.reduce(mergeAccepted);
}

/** Null without competitors, or when the crawl failed: there is nothing to compare. */
async function benchmark(
  deps: AuditDeps,
  { operation, request, competitors }: ComposeAuditInput,
  { judged, components, site }: Pick<AuditParts, 'judged' | 'components' | 'site'>,
): Promise<AuditParts['benchmarking']> {
  if (!judged || competitors.length === 0) return null;
  const results = await judgeCompetitors(deps, operation.user_id, competitors, request.check_settings);
  const scores = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, components[name].score]));
  return compareWithCompetitors(judged.metrics, results, { scores, pages: site.pages });
}

/** What recommendations may rest on; an empty site when the crawl failed. */
async function gatheredSite(deps: AuditDeps, { operation, crawl, request }: ComposeAuditInput): Promise<SiteArtifacts> {
  const runs = await Promise.all(
    STRATEGIES.map((strategy) =>
      deps.artifacts.get<SpeedArtifact>(operation.user_id, speedKey(operation.id, strategy)),
    ),
  );
  const measured = runs.filter((run) => run !== null);
  const speed = measured.length > 0 ? measured : null;
  if (crawl?.ok) {
    const { crawl_id, incomplete } = crawl.value;
    const site = await readSite(deps, { user_id: operation.user_id, crawl_id, crawl_incomplete: incomplete });
    return { ...site, speed };
  }
  const nothing = { robots: null, sitemap: null, probes: null, external_links: null };
  return buildSiteArtifacts({ start_url: request.website_url, pages: [], ...nothing, speed, crawl_incomplete: true });
}

function nothingMeasured({ judged, speed }: ComposeAuditInput): DomainError {
  const reason = judged.ok ? (speed.ok ? null : speed.error) : judged.error;
  return new DomainError(reason?.code ?? 'no_data', reason?.detail ?? 'Nothing could be measured');
}

async function comparePrevious(
  deps: AuditDeps,
  { operation, request }: ComposeAuditInput,
  audit: CompleteAudit,
): Promise<CompleteAudit['previous']> {
  const line = await deps.audits.findPrevious(
    operation.user_id,
    identifySite(request.website_url),
    request.audit_type,
    operation.id,
  );
  const previous = line ? await deps.artifacts.get<CompleteAudit>(operation.user_id, resultKey(line.id)) : null;
  return previous ? compareAudits(audit, previous) : null;
}

async function recordLine(
  deps: AuditDeps,
  operation: OperationRef,
  website_url: string,
  audit: CompleteAudit,
  startedAt: string,
): Promise<void> {
  const { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = audit;
  await deps.audits.record({
    id: operation.id,
    user_id: operation.user_id,
    website_url,
    // Audits of a site are compared whatever page of it they started from.
    site: identifySite(website_url),
    created_at: startedAt,
    audit_type,
    status,
    overall_score,
    overall_status,
    score_coverage,
    component_scores,
    issue_counts,
  });
}
