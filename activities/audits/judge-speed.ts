import type { ComponentResult } from '../../domain/audits/audit-result.js';
import { IssueAccumulator } from '../../domain/audits/issues.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { speedComponentKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { JudgedAcceptances } from '../../domain/seo/acceptance/accepted-findings.js';
import type { Acceptor } from '../../domain/seo/acceptance/acceptor.js';
import type { SpeedArtifact, SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import { type CheckCoverage, describeCoverage } from '../../domain/seo/check-coverage.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import { COMPONENT_WEIGHTS } from '../../domain/seo/components.js';
import { type FailedCheck, FailedChecks } from '../../domain/seo/failed-checks.js';
import { judgeSite } from '../../domain/seo/judge.js';
import { scorePageSpeed } from '../../domain/seo/scoring/page-speed-score.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import type { SpeedRun } from '../../domain/speed/speed-run.js';
import type { AuditDeps } from './audit-deps.js';
import type { GatheredAudit } from './compose/gathered-audit.js';
import { asOfAudit } from './judge/as-of-audit.js';
import { checkContext } from './judge/load-site.js';
import { openAcceptor } from './judge/open-acceptor.js';
import type { Rejudgement } from './judge/rejudgement.js';

export interface JudgeSpeedInput {
  operation: OperationRef;
  gathered: Pick<GatheredAudit, 'request' | 'runs'>;
  /** Absent in the audit itself. */
  again?: Rejudgement;
}

/** The component as it is kept for composing, beside what was accepted of it. */
export type JudgedSpeed = ComponentResult & { accepted: JudgedAcceptances };

/**
 * Scores the page speed component from the runs that succeeded. Changes: writes the component to the store. Twice:
 * replaces it with the same.
 * @throws DomainError with the first run's reason when none succeeded
 */
export async function judgeSpeed(deps: AuditDeps, input: JudgeSpeedInput): Promise<{ key: string }> {
  const { operation, gathered, again } = input;
  const { request, runs } = gathered;
  const { website_url, audit_type, check_settings } = request;
  const measured = await loadRuns(deps, operation, runs);
  const { score, deductions, basis } = scorePageSpeed(measured);
  if (score === null) throw noRun(runs, measured);
  const acceptor = await openAcceptor(deps, operation, identifySite(website_url), audit_type, again?.acceptances);
  const { issues, coverage, failed_checks } = judgeRuns(asOfAudit(deps, again), measured, {
    settings: check_settings,
    acceptor,
  });
  const component: JudgedSpeed = {
    status: 'completed',
    weight: COMPONENT_WEIGHTS.page_speed,
    score,
    duration_ms: measured.reduce((sum, run) => sum + run.duration_ms, 0),
    error: null,
    summary: `Lighthouse performance: ${basis}.`,
    issues,
    metrics: {
      strategies: Object.fromEntries(measured.map((run) => [run.strategy, run])),
      failed_strategies: failedStrategies(runs, measured),
      failed_checks,
    },
    deductions,
    checks_run: coverage.run,
    checks_skipped: coverage.skipped,
    accepted: acceptor.result(),
  };
  const key = speedComponentKey(operation.id);
  await deps.artifacts.put(operation.user_id, key, component);
  return { key };
}

export async function loadRuns(
  deps: Pick<AuditDeps, 'artifacts'>,
  operation: OperationRef,
  runs: readonly SpeedRun[],
): Promise<SpeedArtifact[]> {
  const measured: SpeedArtifact[] = [];
  for (const { run } of runs) {
    const artifact = run.ok ? await deps.artifacts.get<SpeedArtifact>(operation.user_id, run.value.key) : null;
    if (artifact) measured.push(artifact);
  }
  return measured;
}

/** What the checks of page speed find in these runs. */
export function judgeRuns(
  deps: AuditDeps,
  measured: SpeedArtifact[],
  { settings, acceptor }: { settings?: CheckSettings | undefined; acceptor?: Acceptor | undefined } = {},
): { issues: ComponentResult['issues']; coverage: CheckCoverage; failed_checks: FailedCheck[] } {
  const site = buildSiteArtifacts({
    start_url: measured[0]?.final_url ?? '',
    pages: [],
    robots: null,
    sitemap: null,
    probes: null,
    external_links: null,
    speed: measured,
    crawl_incomplete: true,
  });
  const accumulator = new IssueAccumulator(deps.checks);
  const checks = deps.checks.filter((check) => check.component === 'page_speed');
  const context = checkContext(deps, settings);
  const verdict = judgeSite(site, checks, context);
  for (const finding of verdict.findings) acceptor?.count(finding);
  for (const finding of verdict.findings) if (!acceptor?.accept(finding)) accumulator.add(finding);
  deps.reportCheckFailures(verdict.failed, site.start_url);
  const failures = new FailedChecks();
  for (const failure of verdict.failed) failures.addSiteFailure(failure);
  const failed_checks = failures.list();
  const coverage = describeCoverage(checks, { skipped: verdict.skipped, failed: failed_checks }, context).page_speed;
  return { issues: accumulator.result(), coverage, failed_checks };
}

/** Every strategy without a usable run, and why. */
function failedStrategies(
  runs: readonly SpeedRun[],
  measured: readonly SpeedArtifact[],
): { strategy: SpeedStrategy; reason: string }[] {
  return runs.flatMap(({ strategy, run }) => {
    if (!run.ok) return [{ strategy, reason: run.error.detail }];
    const artifact = measured.find((candidate) => candidate.strategy === strategy);
    if (!artifact) return [{ strategy, reason: 'The result of measuring is not in the store' }];
    return artifact.runtime_error ? [{ strategy, reason: artifact.runtime_error.message }] : [];
  });
}

function noRun(runs: readonly SpeedRun[], measured: readonly SpeedArtifact[]): DomainError {
  const failed = runs.flatMap(({ run }) => (run.ok ? [] : [run.error]))[0];
  if (failed) return new DomainError(failed.code, failed.detail);
  const fault = measured[0]?.runtime_error;
  return new DomainError(
    'browser_failed',
    fault ? `Lighthouse could not load the page: ${fault.message}` : 'Page speed was not measured',
  );
}
