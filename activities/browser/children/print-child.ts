import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, connect, type HTTPRequest, type PDFOptions } from 'puppeteer-core';
import type { PrintAnswer, PrintJob } from '../printing/print-job.js';

/** A process of its own that prints one page with the browser that the parent started, and writes the PDF to a file. */

/** RFC 6761: never resolves, so that nothing could be fetched from it even if interception failed. */
const ADDRESS = 'http://report.invalid/';
/** Margins and their contents come from the style sheet of the page (CSS Paged Media 3). */
const PAPER: PDFOptions = {
  format: 'A4',
  printBackground: true,
  tagged: true,
  outline: true,
  preferCSSPageSize: true,
  timeout: 0,
};

async function print(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  // The report is a document: no script of it runs, and what it would load beside itself is refused.
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  let isServed = false;
  page.on('request', (request) => {
    if (isServed || request.url() !== ADDRESS) return void refuse(request);
    isServed = true;
    // If the response fails, the page stays unloaded, which goto reports.
    void request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body: html }).catch(() => {});
  });
  await page.goto(ADDRESS, { waitUntil: 'load', timeout: 0 });
  return page.pdf(PAPER);
}

async function refuse(request: HTTPRequest): Promise<void> {
  // Aborted as by the user: another reason would put an error page in the place of the report.
  await request.abort('aborted').catch(() => {});
}

async function run({ port, htmlFile, pdfFile }: PrintJob): Promise<PrintAnswer> {
  try {
    const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
    writeFileSync(pdfFile, await print(browser, readFileSync(htmlFile, 'utf8')));
    return { ok: true };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

// The parent died: no one waits for the response, and the next sweep removes the browser.
process.once('disconnect', () => process.exit(1));

const answer = await run(JSON.parse(process.argv[2] ?? '{}'));
process.send?.(answer, () => process.exit(0));
