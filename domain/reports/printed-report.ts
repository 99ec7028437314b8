/** A report that was printed as a PDF. */
export interface PrintedReport {
  audit_id: string;
  format: 'pdf';
  bytes: number;
  /** Path of the API that the same PDF is downloaded from. */
  report_url: string;
}
