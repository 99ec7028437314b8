import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { AcceptedFindingRow } from '../../../domain/reports/export/accepted-finding-row.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { streamAccepted } from './accepted-findings.js';
import { type AuditFindingsDeps, streamFindings } from './audit-findings.js';

/** Accepted findings of an audit with who accepted them and why; before them, if `include`, those that count. */
export async function* chooseFindings(
  deps: AuditFindingsDeps,
  userId: OwnerId,
  audit: CompleteAudit,
  choice: 'include' | 'only',
): AsyncGenerator<AcceptedFindingRow[]> {
  if (choice === 'include')
    for await (const rows of streamFindings(deps, userId, audit))
      yield rows.map((row) => ({
        ...row,
        acceptance_id: null,
        accepted_by: null,
        accepted_at: null,
        accepted_reason: null,
      }));
  yield* streamAccepted(deps, userId, audit);
}
