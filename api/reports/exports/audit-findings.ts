import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { isJudged } from '../../../domain/audits/is-judged.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { type FindingRow, toFindingRow } from '../../../domain/reports/export/finding-row.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { findingKey, loadAcceptedKeys } from './accepted-findings.js';

export interface AuditFindingsDeps {
  crawls: Pick<CrawlsRepository, 'streamDigests'>;
  findings: Pick<FindingsRepository, 'stream'>;
}

/** Rows handed on at a time. */
const BATCH_ROWS = 500;

/**
 * Every finding of an audit, in batches: those of single pages in crawl order, then those about the site, then what was
 * found by measuring speed. Only findings of checks that the audit reports; their words come from its issues. What was
 * accepted is left out: see streamAccepted.
 */
export async function* streamFindings(
  { crawls, findings }: AuditFindingsDeps,
  userId: OwnerId,
  audit: CompleteAudit,
): AsyncGenerator<FindingRow[]> {
  const toRows = createRowMaker(audit);
  const accepted = await loadAcceptedKeys({ findings }, userId, audit);
  let batch: FindingRow[] = [];
  for await (const digest of crawls.streamDigests(crawlId(audit.audit_id, 'site'))) {
    batch.push(...toRows(digest.findings.filter((finding) => !accepted.has(findingKey(finding)))));
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  yield batch;
  for await (const rows of findings.stream(userId, audit.audit_id, 'site_findings')) yield toRows(rows);
  yield audit.components.page_speed.issues.flatMap((issue) =>
    issue.sample.map((finding) => toFindingRow(finding, issue)),
  );
}

/** Makes rows of findings whose checks the audit reports. */
export function createRowMaker(audit: CompleteAudit): (found: readonly CheckFinding[]) => FindingRow[] {
  const issues = new Map(collectIssues(audit).map((issue) => [issue.check_id, issue]));
  return (found) =>
    found.flatMap((finding) => {
      const issue = isJudged(finding, audit) ? issues.get(finding.check_id) : undefined;
      return issue ? [toFindingRow(finding, issue)] : [];
    });
}

export function collectIssues({ components }: Pick<CompleteAudit, 'components'>): Issue[] {
  return COMPONENT_NAMES.flatMap((name) => components[name].issues);
}

/** The sample of findings that the audit itself keeps for good, as one batch: what is left when its rows are gone. */
export async function* sampledFindings(audit: CompleteAudit): AsyncGenerator<FindingRow[]> {
  yield collectIssues(audit).flatMap((issue) => issue.sample.map((finding) => toFindingRow(finding, issue)));
}
