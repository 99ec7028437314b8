import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { AcceptedFindingRow } from '../../../domain/reports/export/accepted-finding-row.js';
import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import { collectIssues } from './audit-findings.js';

/** The audit's issues, then every finding, then how many there were: one object, written piece by piece. */
export async function* findingsJson(
  audit: CompleteAudit,
  batches: AsyncIterable<(FindingRow | AcceptedFindingRow)[]>,
): AsyncGenerator<string> {
  const { audit_id, audit_type, website_url, status, overall_score, issue_counts, generated_at } = audit;
  const issues = collectIssues(audit).map(({ sample: _sample, ...issue }) => issue);
  const accepted_count = audit.accepted.findings;
  const head = {
    audit_id,
    audit_type,
    website_url,
    status,
    overall_score,
    issue_counts,
    generated_at,
    issues,
    accepted_count,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"findings":[`;
  let count = 0;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield (count === 0 ? '\n' : ',\n') + rows.map(toJson).join(',\n');
    count += rows.length;
  }
  yield `\n],"finding_count":${count}}\n`;
}

/** What the issue says about all its findings is not repeated. */
function toJson({
  title: _title,
  fix: _fix,
  reference: _reference,
  component: _component,
  ...finding
}: FindingRow | AcceptedFindingRow): string {
  return JSON.stringify(finding);
}
