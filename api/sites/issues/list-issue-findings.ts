import { type FindingRow, toFindingRow } from '../../../domain/reports/export/finding-row.js';
import { findIssueOfCheck } from '../../../domain/sites/issues/trace-issue.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import { streamFindings } from '../../reports/exports/audit-findings.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { hasRows } from '../../reports/exports/send-report.js';

export interface ListIssueFindingsDeps {
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests'>;
  findings: Pick<FindingsRepository, 'has' | 'stream'>;
}

export interface IssueFindings {
  rows: FindingRow[];
  /** Findings to skip for those that follow; null at the end. */
  next: number | null;
  /** The audit keeps no more than these: the rows of its crawl have expired. */
  isSample: boolean;
}

/** An audit keeps so many findings of each issue; fewer are all there are. */
const SAMPLE_SIZE = 20;

/**
 * Some findings of a check, as the table of affected URLs shows them. Rare ones come from the audit itself; frequent ones are
 * read from the crawl, which ends as soon as the page is full.
 * @param from findings to skip
 */
export async function listIssueFindings(
  deps: ListIssueFindingsDeps,
  { line, audit }: LoadedAudit,
  checkId: string,
  { from, limit }: { from: number; limit: number },
): Promise<IssueFindings> {
  const issue = findIssueOfCheck(audit, checkId);
  if (issue === null) return { rows: [], next: null, isSample: false };
  const isWhole = issue.sample.length < SAMPLE_SIZE || issue.component === 'page_speed';
  if (isWhole || !(await hasRows(deps, line, 'site_findings'))) {
    const sample = issue.sample.map((finding) => toFindingRow(finding, issue));
    return { ...cut(sample, from, limit), isSample: !isWhole };
  }
  const found: FindingRow[] = [];
  for await (const rows of streamFindings(deps, line.user_id, audit)) {
    found.push(...rows.filter((row) => row.check_id === checkId));
    if (found.length > from + limit) break;
  }
  return { ...cut(found, from, limit), isSample: false };
}

function cut(found: readonly FindingRow[], from: number, limit: number): Pick<IssueFindings, 'rows' | 'next'> {
  return { rows: found.slice(from, from + limit), next: found.length > from + limit ? from + limit : null };
}
