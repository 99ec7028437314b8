import type { Issue } from '../../audits/issue.js';
import type { AppliedAcceptance } from '../../seo/acceptance/accepted-findings.js';
import type { Finding } from '../../seo/checks/check.js';
import { FINDING_COLUMNS, type FindingRow, toFindingRow } from './finding-row.js';

/** A finding with who accepted it and why; null for one that counts. */
export interface AcceptedFindingRow extends FindingRow {
  acceptance_id: string | null;
  accepted_by: string | null;
  accepted_at: string | null;
  accepted_reason: string | null;
}

/** The columns of a table with accepted findings, in order. */
export const ACCEPTED_COLUMNS = [
  ...FINDING_COLUMNS,
  'acceptance_id',
  'accepted_by',
  'accepted_at',
  'accepted_reason',
] as const satisfies readonly (keyof AcceptedFindingRow)[];

/** A finding beside the words of its issue and of what accepts it. */
export function toAcceptedRow(
  finding: Finding,
  issue: Issue,
  acceptance: Pick<AppliedAcceptance, 'id' | 'accepted_by' | 'accepted_at' | 'reason'> | null,
): AcceptedFindingRow {
  return {
    ...toFindingRow(finding, issue),
    acceptance_id: acceptance?.id ?? null,
    accepted_by: acceptance?.accepted_by ?? null,
    accepted_at: acceptance?.accepted_at ?? null,
    accepted_reason: acceptance?.reason ?? null,
  };
}
