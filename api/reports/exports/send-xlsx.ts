import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { streamAccepted } from './accepted-findings.js';
import { streamFindings } from './audit-findings.js';
import { exportFileName } from './file-name.js';
import { hasLeft } from './has-left.js';
import type { LoadedAudit } from './load-audit.js';
import { describeFile, isUnchanged, requireRows, type SendReportDeps } from './send-report.js';
import { auditSheets } from './xlsx/audit-sheets.js';
import { streamWorkbook } from './xlsx/workbook.js';

/** The audit as a workbook, streamed. @throws HttpError 410 when the crawl is gone */
export async function sendXlsx(deps: SendReportDeps, res: Response, { line, audit }: LoadedAudit): Promise<void> {
  await requireRows(deps, line, 'site_findings');
  await requireRows(deps, line, 'pages');
  describeFile(res, 'xlsx', exportFileName('audit', audit, 'xlsx'));
  if (isUnchanged(res, audit, 'workbook', 'xlsx')) return;
  if (res.req.method === 'HEAD') return void res.end();
  const findings = streamFindings(deps, line.user_id, audit);
  const accepted = streamAccepted(deps, line.user_id, audit);
  const pages = deps.findings.stream(line.user_id, line.id, 'pages');
  res.flushHeaders();
  try {
    await pipeline(
      streamWorkbook(auditSheets(audit, { findings, accepted, pages }), new Date(audit.generated_at)),
      res,
    );
  } catch (failure) {
    // A client that disconnects ends it quietly; any other error cuts the connection.
    if (!hasLeft(failure)) throw failure;
  }
}
