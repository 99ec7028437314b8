import type { CompleteAudit, ComponentResult } from '../../domain/audits/audit-result.js';
import { compareAudits } from '../../domain/audits/compare-audits.js';
import { writeExecutiveSummary } from '../../domain/audits/executive-summary.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { gatheredKey, resultKey, semanticIndexKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { mergeAccepted } from '../../domain/seo/acceptance/merge-accepted.js';
import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';
import { COMPONENT_NAMES } from '../../domain/seo/components.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import { measureSite } from '../../domain/seo/site/site-metrics.js';
import { auditEvents } from '../../domain/webhooks/audit-events.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AuditDeps } from './audit-deps.js';
import type { AnyGatheredAudit, GatheredAudit } from './compose/gathered-audit.js';
import { noteAcceptances } from './compose/note-acceptances.js';
import { noteHealth } from './compose/note-health.js';
import { type AuditParts, writeAudit } from './compose/write-audit.js';
import { type AuditAdvice, adviseAudit } from './judge/advise-audit.js';
import { type CrawlComponent, missingComponent } from './judge/judge-components.js';
import { loadJudgedSpeed } from './judge/load-judged-speed.js';
import type { JudgedCrawl } from './judge-crawl.js';

export interface ComposeAuditInput {
  operation: OperationRef;
  gathered: AnyGatheredAudit;
  judged: Outcome<{ key: string }>;
  speed: Outcome<{ key: string }>;
  /** Some of the work was given up. */
  cancelled: boolean;
}

/**
 * Puts the components together into the audit. Changes: writes the result and, unless cancelled, the line of the audit
 * in lists, the site's health, and calls webhooks. Twice: the result is replaced by the same, the line kept, no webhook
 * called again.
 * @throws DomainError with the crawl's reason when not one component could be judged
 */
export async function composeAudit(deps: AuditDeps, input: ComposeAuditInput): Promise<{ key: string }> {
  const { operation, gathered } = input;
  const { user_id, id } = operation;
  const parts = await gatherParts(deps, input);
  const { accepted, judged } = parts;
  const record = await deps.operations.find(user_id, id);
  const startedAt = record?.started_at ?? record?.created_at ?? new Date(deps.now()).toISOString();
  const audit = writeAudit(parts, { started_at: startedAt, now: new Date(deps.now()).toISOString() });
  audit.previous = await comparePrevious(deps, input, audit);
  audit.executive_summary = writeExecutiveSummary(audit);

  const key = resultKey(id);
  await deps.artifacts.put(user_id, key, audit);
  if (input.cancelled) return { key };
  await keepGathered(deps, input);
  await keepIndex(deps, user_id, judged);
  await recordLine(deps, operation, gathered.request.website_url, audit, startedAt);
  await noteHealth(deps, user_id, audit);
  if (accepted) await noteAcceptances(deps, operation, accepted);
  for (const event of auditEvents(user_id, audit)) await deps.publish(event);
  return { key };
}

/** Reads what was judged. @throws DomainError with the crawl's reason when not one component could be judged */
export async function gatherParts(deps: AuditDeps, input: ComposeAuditInput): Promise<AuditParts> {
  const { operation, gathered, cancelled } = input;
  const judged = input.judged.ok
    ? await deps.artifacts.get<JudgedCrawl>(operation.user_id, input.judged.value.key)
    : null;
  const speed = await loadJudgedSpeed(deps, operation, input.speed);
  const components = collectComponents(input, judged, speed.component);
  if (COMPONENT_NAMES.every((name) => components[name].score === null)) throw nothingMeasured(input);
  const { request } = gathered;
  const advice = judged?.advice ?? adviseWithoutPages(deps, request.website_url, components, speed.measured);
  const accepted = [judged?.accepted, speed.accepted].filter((part) => part != null);
  return {
    operation,
    request,
    cancelled,
    judged,
    components,
    accepted: accepted.length === 0 ? null : accepted.reduce(mergeAccepted),
    advice,
  };
}

/** For judging again by other acceptances; an audit whose crawl failed has nothing that could be. */
async function keepGathered(
  { artifacts }: Pick<AuditDeps, 'artifacts'>,
  { operation, gathered }: ComposeAuditInput,
): Promise<void> {
  const { crawl, ...others } = gathered;
  if (!crawl?.ok) return;
  const kept: GatheredAudit = { ...others, crawl: crawl.value };
  await artifacts.put(operation.user_id, gatheredKey(operation.id), kept);
}

/** The topics of the pages, for the dashboard; an audit whose crawl failed keeps the previous index. */
async function keepIndex(
  { artifacts }: Pick<AuditDeps, 'artifacts'>,
  userId: OwnerId,
  judged: JudgedCrawl | null,
): Promise<void> {
  const index = judged?.semantic_index;
  if (index) await artifacts.put(userId, semanticIndexKey(identifySite(index.site_url)), index);
}

function collectComponents(
  { judged: outcome }: ComposeAuditInput,
  judged: JudgedCrawl | null,
  page_speed: ComponentResult,
): AuditParts['components'] {
  const reason = outcome.ok ? 'the result of judging is not in the store' : outcome.error.detail;
  const read = (name: CrawlComponent) => judged?.components[name] ?? missingComponent(name, 'failed', reason);
  return {
    technical_seo: read('technical_seo'),
    on_page_seo: read('on_page_seo'),
    page_speed,
    sitemap: read('sitemap'),
    content_strategy: read('content_strategy'),
  };
}

/** Where no crawl was judged, recommendations rest on what was measured alone. */
function adviseWithoutPages(
  { now }: Pick<AuditDeps, 'now'>,
  start_url: string,
  components: AuditParts['components'],
  speed: SpeedArtifact[] | null,
): AuditAdvice {
  const nothing = { robots: null, sitemap: null, probes: null, external_links: null };
  const site = buildSiteArtifacts({ start_url, pages: [], ...nothing, speed, crawl_incomplete: true });
  const today = new Date(now()).toISOString();
  return adviseAudit({
    site,
    components,
    causes: [],
    rest_issues: [],
    metrics: measureSite(site, today),
    target_keywords: [],
    benchmark: null,
    now: today,
  });
}

function nothingMeasured({ judged, speed }: ComposeAuditInput): DomainError {
  const reason = judged.ok ? (speed.ok ? null : speed.error) : judged.error;
  return new DomainError(reason?.code ?? 'no_data', reason?.detail ?? 'Nothing could be measured');
}

async function comparePrevious(
  deps: AuditDeps,
  { operation, gathered: { request } }: ComposeAuditInput,
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
