/** A report that was printed as a PDF. */
export interface PrintedReport {
  /** Null for a report of placed links. */
  audit_id: string | null;
  format: 'pdf';
  bytes: number;
  /** Path of the API that the same PDF is downloaded from. */
  report_url: string;
}
