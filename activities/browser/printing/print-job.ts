/** What the parent asks of the printing child, as JSON in its first argument. */
export interface PrintJob {
  /** Of a running browser's DevTools. */
  port: number;
  /** The page to print, UTF-8. */
  htmlFile: string;
  /** Where the PDF goes. */
  pdfFile: string;
}

/** What the child answers, in one message. */
export type PrintAnswer = { ok: true } | { ok: false; message: string };
