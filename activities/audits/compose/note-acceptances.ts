import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { JudgedAcceptances } from '../../../domain/seo/acceptance/accepted-findings.js';
import type { AuditDeps } from '../audit-deps.js';

/**
 * Records with each acceptance how an audit applied it, and, if it had matched nothing before, what it matched.
 * Changes: acceptances. Twice: the same again.
 */
export async function noteAcceptances(
  { acceptances }: Pick<AuditDeps, 'acceptances'>,
  { id: audit_id, user_id }: OperationRef,
  judged: JudgedAcceptances,
): Promise<void> {
  for (const { id, evidence } of judged.new_evidence) await acceptances.noteEvidence(user_id, id, evidence);
  for (const { id, findings, returned } of judged.acceptances)
    await acceptances.noteAudit(user_id, id, { audit_id, findings, returned });
}
