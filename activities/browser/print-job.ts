/** Where header and footer come from: the browser's own with the title and page numbers, or the page's style sheet. */
export type PaperFrame = 'browser' | 'page';

/** What the parent asks of the printing child, as JSON in its first argument. */
export interface PrintJob {
  /** Of a running browser's DevTools. */
  port: number;
  /** The page to print, UTF-8. */
  htmlFile: string;
  /** Where the PDF goes. */
  pdfFile: string;
  frame: PaperFrame;
}

/** What the child answers, in one message. */
export type PrintAnswer = { ok: true } | { ok: false; message: string };
