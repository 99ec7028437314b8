import type { OperationRef } from './operation.js';

export interface PrintReportInput {
  operation: OperationRef;
  /** The audit whose report is printed. */
  audit_id: string;
  /** Names the very page, so that one that has changed is printed anew: SHA-256, hex. */
  page: string;
}

export const PRINT_REPORT = 'printReport';
