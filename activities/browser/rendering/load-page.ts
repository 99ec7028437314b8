import type { Browser, Page } from 'puppeteer-core';
import type { SiteHeaders } from '../../site-headers.js';
import { openGuardedPage } from '../chrome/guard-page.js';
import type { LoadedPage } from '../ports.js';
import { type DocumentRecord, recordDocuments } from './document-recorder.js';
import { NetworkActivity } from './network-activity.js';
import { readDocument } from './read-page.js';

const IDLE_MS = 500;
/** A tab that hangs is left to the end of the browser. */
const CLOSE_LIMIT_MS = 2_000;

export interface LoadOptions {
  /** Our name, at the end of what the browser calls itself. */
  agent: string;
  /** For one page, from opening to closing it. */
  pageLimitMs: number;
  /** Loading until nothing moves over the network for half a second, or this long. */
  settleLimitMs: number;
}

/**
 * Loads one page, waits until it is idle and reads it. The result says what the page did.
 * @throws when the browser is gone
 */
export async function loadPage(
  browser: Browser,
  url: string,
  { agent, pageLimitMs, settleLimitMs }: LoadOptions,
  site: SiteHeaders | null = null,
): Promise<LoadedPage> {
  const startedMs = Date.now();
  const duration = () => ({ duration_ms: Date.now() - startedMs });
  let record: DocumentRecord | null = null;
  const { page, context, broken } = await openGuardedPage(browser, agent, { site });
  const timer = createTimer(pageLimitMs, 'The page did not come to rest in time');
  const race = <Value>(work: Promise<Value>) => Promise.race([work, broken, timer.late]);
  try {
    record = await race(recordDocuments(page));
    await race(Promise.race([settle(page, url, settleLimitMs), record.endless]));
    const fault = errorOf(record, page);
    if (fault !== null) return { ...describe(url, record, page), ...duration(), error: fault };
    const { dom, layout } = await race(Promise.race([readDocument(page), record.endless]));
    return { ...describe(url, record, page), ...duration(), dom, layout };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { ...describe(url, record, page), ...duration(), error: fault };
  } finally {
    timer.stop();
    // What came of the page is known; a browser that does not close is ended with its process group.
    await Promise.race([context.close().catch(() => {}), createTimer(CLOSE_LIMIT_MS, '').late.catch(() => {})]);
  }
}

/** Late requests (streams, long polls, a dead server) are not an error: the state at the time limit counts. */
async function settle(page: Page, url: string, limitMs: number): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  const activity = await NetworkActivity.watch(await page.createCDPSession());
  await page.goto(url, { waitUntil: 'load', timeout: limitMs }).catch(ignoreTimeout);
  await activity.rest(IDLE_MS, Math.max(IDLE_MS, giveUpAt - Date.now()));
}

function ignoreTimeout(error: unknown): void {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  // A navigation that was replaced by another one is reported as aborted; its outcome shows in the documents.
  const isOvertaken = error instanceof Error && error.message.includes('ERR_ABORTED');
  if (!isLate && !isOvertaken) throw error;
}

function errorOf({ documents }: DocumentRecord, page: Page): string | null {
  const [first] = documents;
  if (first === undefined) return 'The server did not answer in time';
  if (!/^https?:/.test(page.url())) return 'The browser could not show what the page leads to';
  return first.body === null ? 'The source of the page could not be read' : null;
}

function describe(url: string, record: DocumentRecord | null, page: Page): LoadedPage {
  const first = record?.documents[0];
  const shown = /^https?:/.test(page.url()) ? page.url() : (record?.scriptRedirect ?? first?.url ?? url);
  return {
    url,
    source_url: first?.url ?? url,
    final_url: shown,
    script_redirect: record?.scriptRedirect ?? null,
    documents: record?.documents.length ?? 0,
    status: first?.status ?? 0,
    error: null,
    duration_ms: 0,
    source: first?.body ? { body: first.body, content_type: first.content_type } : null,
    dom: null,
    layout: null,
  };
}

function createTimer(ms: number, message: string): { late: Promise<never>; stop(): void } {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    stop = () => clearTimeout(timer);
  });
  late.catch(() => {});
  return { late, stop };
}
