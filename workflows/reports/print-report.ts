import { proxyActivities } from '@temporalio/workflow';
import type { BrowserActivities } from '../../activities/browser/index.js';
import { browserOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { PrintReportInput } from './contract/print-report.js';

const { printAuditReport, printStoredPage } = proxyActivities<BrowserActivities>(browserOptions);

/** The report of an audit, or of placed links, as PDF; the result says where it is stored. */
export async function printReport({
  operation,
  audit_id,
  report_url,
  options,
}: PrintReportInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    await report({ done: 10, phase: 'printing', message: 'Printing the report' });
    if (audit_id === undefined) await printStoredPage({ operation, report_url: report_url ?? '' });
    else await printAuditReport({ operation, audit_id, ...(options && { options }) });
  });
}
