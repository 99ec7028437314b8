import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { ReportOptions } from '../../../domain/reports/report-options.js';

export interface PrintReportInput {
  operation: OperationRef;
  /** The audit whose report is printed; absent for a report whose page is in the store already. */
  audit_id?: string;
  /** Where the PDF of such a report is downloaded from. */
  report_url?: string;
  /** Absent in operations of before there was a choice: the full report. */
  options?: ReportOptions;
  /** Identifies this version of the page, so that a changed one is printed again: SHA-256, hex. */
  page: string;
}

export const PRINT_REPORT = 'printReport';
