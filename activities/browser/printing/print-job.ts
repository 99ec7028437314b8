/** The job for the printing child, as JSON in its first argument. */
export interface PrintJob {
  /** Of a running browser's DevTools. */
  port: number;
  /** The page to print, UTF-8. */
  htmlFile: string;
  /** Path of the PDF. */
  pdfFile: string;
}

/** The child's result, in one message. */
export type PrintAnswer = { ok: true } | { ok: false; message: string };
