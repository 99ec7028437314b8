import { proxyActivities } from '@temporalio/workflow';
import type { BrowserActivities } from '../../activities/browser/index.js';
import { browserOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { PrintReportInput } from './contract/print-report.js';

const { printAuditReport } = proxyActivities<BrowserActivities>(browserOptions);

/** The report of an audit as PDF; the result says where it is stored. */
export async function printReport({ operation, audit_id, options }: PrintReportInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    await report({ done: 10, phase: 'printing', message: 'Printing the report' });
    await printAuditReport({ operation, audit_id, ...(options && { options }) });
  });
}
