import type { AuditJudgedAgain } from '../../domain/audits/audit-judged-again.js';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { compareAudits } from '../../domain/audits/compare-audits.js';
import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { writeExecutiveSummary } from '../../domain/audits/executive-summary.js';
import { DomainError } from '../../domain/base/errors.js';
import { resultKey, websiteAuditKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { COMPONENT_NAMES } from '../../domain/seo/components.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AuditDeps } from './audit-deps.js';
import { noteAcceptances } from './compose/note-acceptances.js';
import { noteHealth } from './compose/note-health.js';
import { writeAudit } from './compose/write-audit.js';
import { gatherParts } from './compose-audit.js';
import { composeWebsiteAudit } from './compose-website-audit.js';
import { asOfAudit } from './judge/as-of-audit.js';
import type { LoadedGathered } from './load-gathered.js';

export interface ComposeAgainInput extends LoadedGathered {
  operation: OperationRef;
  audit_id: string;
  judged: { key: string };
  speed: Outcome<{ key: string }>;
}

/**
 * Composes an audit again from components that were judged again. It keeps its id, its date and the audit that it is
 * compared with. Webhooks are not notified, since nothing happened on the site. Changes: the result of the audit, its
 * plan if it has one, its line in lists, the site's health, and the result of this operation. Twice: replaces all with
 * the same.
 */
export async function composeAgain(deps: AuditDeps, input: ComposeAgainInput): Promise<{ key: string }> {
  const { operation, audit_id, gathered, again, judged, speed } = input;
  const { user_id } = operation;
  const audited = { id: audit_id, user_id };
  const before = await readAudit(deps, audited);
  const parts = await gatherParts(asOfAudit(deps, again), {
    operation: audited,
    gathered: { ...gathered, crawl: { ok: true, value: gathered.crawl } },
    judged: { ok: true, value: judged },
    speed,
    cancelled: false,
  });
  const { generated_at: now } = again;
  const audit = writeAudit(parts, { started_at: now, now });
  keepDurations(audit, before);
  audit.judged_again = { at: again.at, acceptances: again.acceptances };
  audit.previous = await comparePrevious(deps, user_id, audit, before);
  audit.executive_summary = writeExecutiveSummary(audit);

  await deps.artifacts.put(user_id, resultKey(audit_id), audit);
  if (await deps.artifacts.get(user_id, websiteAuditKey(audit_id)))
    await composeWebsiteAudit(deps, { operation: audited });
  const { status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = audit;
  const scores = { status, overall_score, overall_status, score_coverage, component_scores, issue_counts };
  await deps.audits.replaceScores(user_id, audit_id, scores);
  await noteHealth(deps, user_id, audit);
  if (parts.accepted) await noteAcceptances(deps, audited, parts.accepted);
  const outcome: AuditJudgedAgain = {
    audit_id,
    judged_again: audit.judged_again,
    accepted_findings: audit.accepted.findings,
    overall_score,
    previous_overall_score: input.overall_score,
  };
  const key = resultKey(operation.id);
  await deps.artifacts.put(user_id, key, outcome);
  return { key };
}

/** How long collecting and judging took the first time. */
function keepDurations(audit: CompleteAudit, before: CompleteAudit): void {
  audit.duration_ms = before.duration_ms;
  for (const name of COMPONENT_NAMES) audit.components[name].duration_ms = before.components[name].duration_ms;
}

async function readAudit(
  { artifacts }: Pick<AuditDeps, 'artifacts'>,
  { id, user_id }: OperationRef,
): Promise<CompleteAudit> {
  const stored = await artifacts.get<StoredAudit>(user_id, resultKey(id));
  if (!stored) throw new DomainError('not_found', 'The audit is not in the store');
  return completeStoredAudit(stored);
}

/** With the audit that it was compared with, not with one that came later. */
async function comparePrevious(
  { artifacts }: Pick<AuditDeps, 'artifacts'>,
  userId: OwnerId,
  audit: CompleteAudit,
  { previous: known }: CompleteAudit,
): Promise<CompleteAudit['previous']> {
  const stored = known && (await artifacts.get<CompleteAudit>(userId, resultKey(known.audit_id)));
  return stored ? compareAudits(audit, stored) : null;
}
