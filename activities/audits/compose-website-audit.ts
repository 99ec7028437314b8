import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { DomainError } from '../../domain/base/errors.js';
import { resultKey, websiteAuditKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import { type ActionPlans, buildActionPlans } from '../../domain/seo/plans/action-plans.js';
import type { AuditDeps } from './audit-deps.js';

export interface WebsiteAudit {
  executive_summary: string;
  detailed_report: CompleteAudit;
  action_plans: ActionPlans;
  generated_at: string;
  duration_ms: number;
  generated_by: CompleteAudit['generated_by'];
}

/** Makes a plan out of the composed audit. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeWebsiteAudit(
  deps: AuditDeps,
  { operation }: { operation: OperationRef },
): Promise<{ key: string }> {
  const audit = await deps.artifacts.get<CompleteAudit>(operation.user_id, resultKey(operation.id));
  if (!audit) throw new DomainError('not_found', 'The audit is not in the store');
  const { executive_summary, generated_at, duration_ms, generated_by } = audit;
  const made = { generated_at, duration_ms, generated_by };
  const result: WebsiteAudit = {
    executive_summary,
    detailed_report: audit,
    action_plans: buildActionPlans(audit),
    ...made,
  };
  const key = websiteAuditKey(operation.id);
  await deps.artifacts.put(operation.user_id, key, result);
  return { key };
}
