import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../../domain/base/errors.js';
import { runChild } from '../chrome/run-child.js';
import { type BrowserOptions, type BrowserRun, withBrowser } from '../chrome/with-browser.js';
import type { PrintAnswer } from './print-job.js';

/** A report of a thousand pages is printed in a few seconds. */
const DEFAULT_DEADLINE_MS = 60_000;
const HEAP_LIMIT_MB = 512;
/** The discard port of this machine: whatever passes by the interception ends there. */
const NO_WAY_OUT = 'http://127.0.0.1:9/';

export type PrintPdf = (html: string, signal: AbortSignal) => Promise<Buffer>;

export type PrintOptions = Omit<BrowserOptions, 'proxyUrl'> & {
  /** For the whole run, starting the browser included. @default 60,000 */
  deadlineMs?: number;
};

/**
 * Prints a self-contained page on A4 with backgrounds. Margins and their contents come from its style sheet (CSS Paged
 * Media 3), which knows the language of the page; the browser's own footer does not. Scripts of the page don't run, and
 * nothing outside of the page is loaded (`data:` URLs are part of it). Each run uses a fresh browser, which is removed
 * afterwards.
 */
export function createPdfPrinter(options: PrintOptions): PrintPdf {
  return (html, signal) => {
    const bounds = {
      deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
      lateMessage: 'The report could not be printed in time',
      signal,
    };
    return withBrowser({ ...options, proxyUrl: NO_WAY_OUT }, bounds, (run) => printPdf(html, run));
  };
}

/** @throws DomainError browser_failed (retryable); the signal's reason */
async function printPdf(html: string, { port, folder, signal }: BrowserRun): Promise<Buffer> {
  const htmlFile = join(folder.tmp, 'report.html');
  const pdfFile = join(folder.tmp, 'report.pdf');
  await writeFile(htmlFile, html);
  const answers: PrintAnswer[] = [];
  const onMessage = (message: unknown) => {
    if (isAnswer(message)) answers.push(message);
  };
  const job = { port, htmlFile, pdfFile };
  await runChild({ script: 'print-child', job, heapLimitMb: HEAP_LIMIT_MB, signal, onMessage });
  if (!answers[0]?.ok) throw new DomainError('browser_failed', 'The browser could not print the report', true);
  return readFile(pdfFile);
}

function isAnswer(value: unknown): value is PrintAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
