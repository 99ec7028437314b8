import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { ACCEPTED_COLUMNS, type AcceptedFindingRow } from '../../../../domain/reports/export/accepted-finding-row.js';
import { type Extracting, extractedColumns } from '../../../../domain/reports/export/extracted-cells.js';
import { FINDING_COLUMNS, type FindingRow } from '../../../../domain/reports/export/finding-row.js';
import { pageCells } from '../../../../domain/reports/export/page-cells.js';
import { PAGE_COLUMNS, type PageRow } from '../../../../domain/reports/export/page-row.js';
import { collectIssues } from '../audit-findings.js';
import { makeSheet } from './make-sheet.js';
import type { CellValue, WorkbookSheet } from './sheet-xml.js';

export interface SheetRows {
  findings: AsyncIterable<FindingRow[]>;
  accepted: AsyncIterable<AcceptedFindingRow[]>;
  pages: AsyncIterable<PageRow[]>;
}

/** An audit as a workbook: what is wrong, what to do, every place, what was accepted if anything, every page. */
export function auditSheets(audit: CompleteAudit, { findings, accepted, pages }: SheetRows): WorkbookSheet[] {
  return [
    makeSheet('Issues', ISSUE_COLUMNS, once(listIssues(audit))),
    makeSheet('Fixes', FIX_COLUMNS, once(listFixes(audit))),
    makeSheet('Findings', FINDING_COLUMNS, toCells(findings, FINDING_COLUMNS)),
    ...(audit.accepted.findings > 0
      ? [makeSheet('Accepted', ACCEPTED_COLUMNS, toCells(accepted, ACCEPTED_COLUMNS))]
      : []),
    makeSheet('Pages', [...PAGE_COLUMNS, ...extractedColumns(audit)], toPageCells(audit, pages)),
  ];
}

const ISSUE_COLUMNS = [
  'check_id',
  'title',
  'component',
  'severity',
  'level',
  'affected_count',
  'affected_pages',
  'why',
  'fix',
  'reference',
];
const FIX_COLUMNS = [
  'rank',
  'title',
  'priority',
  'kind',
  'component',
  'phase',
  'effort_days',
  'traffic_percent_low',
  'traffic_percent_high',
  'cases',
  'why',
  'steps',
  'url',
];

function listIssues(audit: CompleteAudit): CellValue[][] {
  return collectIssues(audit).map((issue) => [
    issue.check_id,
    issue.title,
    issue.component,
    issue.severity,
    issue.level,
    issue.affected_count,
    issue.affected_pages,
    issue.why,
    issue.fix,
    issue.reference,
  ]);
}

function listFixes({ recommendations }: CompleteAudit): CellValue[][] {
  return recommendations.map(({ effort, impact, evidence, ...fix }) => [
    fix.rank,
    fix.title,
    fix.priority,
    fix.kind,
    fix.component,
    fix.phase,
    effort.unit === 'weeks' ? effort.value * 5 : effort.value,
    impact.traffic_percent_low,
    impact.traffic_percent_high,
    evidence.count,
    fix.why,
    fix.steps,
    evidence.urls[0] ?? null,
  ]);
}

async function* once(rows: CellValue[][]): AsyncGenerator<CellValue[][]> {
  yield rows;
}

async function* toCells<Name extends string>(
  batches: AsyncIterable<readonly Readonly<Record<Name, CellValue>>[]>,
  columns: readonly Name[],
): AsyncGenerator<CellValue[][]> {
  for await (const rows of batches) yield rows.map((row) => columns.map((column) => row[column]));
}

async function* toPageCells(audit: Extracting, batches: AsyncIterable<PageRow[]>): AsyncGenerator<CellValue[][]> {
  for await (const rows of batches) yield rows.map((row) => pageCells(audit, row));
}
