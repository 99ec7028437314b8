import type { Response } from 'express';
import { streamAccepted } from './accepted-findings.js';
import { streamFindings } from './audit-findings.js';
import { exportFileName } from './file-name.js';
import type { LoadedAudit } from './load-audit.js';
import { describeFile, isUnchanged, requireRows, type SendReportDeps } from './send-report.js';
import { sendWorkbook } from './send-workbook.js';
import { auditSheets } from './xlsx/audit-sheets.js';

/** The audit as a workbook, streamed. @throws HttpError 410 when the crawl is gone */
export async function sendXlsx(deps: SendReportDeps, res: Response, { line, audit }: LoadedAudit): Promise<void> {
  await requireRows(deps, line, 'site_findings');
  await requireRows(deps, line, 'pages');
  describeFile(res, 'xlsx', exportFileName('audit', audit, 'xlsx'));
  if (isUnchanged(res, audit, 'workbook', 'xlsx')) return;
  const findings = streamFindings(deps, line.user_id, audit);
  const accepted = streamAccepted(deps, line.user_id, audit);
  const pages = deps.findings.stream(line.user_id, line.id, 'pages');
  await sendWorkbook(res, auditSheets(audit, { findings, accepted, pages }), new Date(audit.generated_at));
}
