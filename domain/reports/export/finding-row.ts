import type { Issue, IssueLevel } from '../../audits/issue.js';
import { classifySeverity } from '../../audits/issues.js';
import type { Finding, Severity } from '../../seo/checks/check.js';
import type { ComponentName } from '../../seo/components.js';

/** One finding with all that a spreadsheet needs to say about it. */
export interface FindingRow {
  check_id: string;
  component: ComponentName;
  severity: Severity;
  level: IssueLevel;
  title: string;
  url: string;
  observed: string;
  expected: string | null;
  where: string | null;
  count: number;
  related_urls: string[];
  fix: string;
  reference: string;
}

/** The columns of the table, in order. */
export const FINDING_COLUMNS = [
  'check_id',
  'component',
  'severity',
  'level',
  'title',
  'url',
  'observed',
  'expected',
  'where',
  'count',
  'related_urls',
  'fix',
  'reference',
] as const satisfies readonly (keyof FindingRow)[];

/** A finding beside the words of its issue. Its own severity wins over the worst of the issue. */
export function toFindingRow(finding: Finding, issue: Issue): FindingRow {
  const severity = finding.severity ?? issue.severity;
  return {
    check_id: issue.check_id,
    component: issue.component,
    severity,
    level: classifySeverity(severity),
    title: issue.title,
    url: finding.url,
    observed: finding.observed,
    expected: finding.expected ?? null,
    where: finding.where ?? null,
    count: finding.count ?? 1,
    related_urls: finding.related_urls ?? [],
    fix: issue.fix,
    reference: issue.reference,
  };
}
