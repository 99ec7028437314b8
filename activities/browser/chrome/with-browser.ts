import { DomainError } from '../../../domain/base/errors.js';
import { chromeFlags } from './chrome-flags.js';
import { startChrome } from './chrome-process.js';
import { createRunFolder, type RunFolder } from './run-folder.js';

export interface BrowserOptions {
  /** Null when there is no browser here: every run fails with browser_unavailable. */
  chromePath: string | null;
  /** The filtering proxy that judges everything a page loads. */
  proxyUrl: string;
  noSandbox: boolean;
  /** Folders of runs are made under it; see sweepOrphans for those that are left. */
  parentDir: string;
}

export interface BrowserRun {
  /** Of the browser's DevTools, on loopback. */
  port: number;
  folder: RunFolder;
  /** Speaks when the caller cancels and when the deadline passes. */
  signal: AbortSignal;
}

export interface BrowserBounds {
  /** For the whole run, starting included. */
  deadlineMs: number;
  /** What the run fails with when the deadline passes. */
  lateMessage: string;
  signal: AbortSignal;
}

/**
 * Lends a fresh browser to some work. However it ends, neither processes nor files of the run are left.
 * @throws DomainError browser_unavailable, browser_failed, timeout; the signal's reason; what the work throws
 */
export async function withBrowser<Result>(
  options: BrowserOptions,
  { deadlineMs, lateMessage, signal }: BrowserBounds,
  work: (run: BrowserRun) => Promise<Result>,
): Promise<Result> {
  const { chromePath } = options;
  if (chromePath === null) throw new DomainError('browser_unavailable', 'No Chromium was found on this machine');
  signal.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DomainError('timeout', lateMessage)), deadlineMs);
  const onAbort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await runInFreshBrowser({ ...options, chromePath }, controller.signal, work);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

async function runInFreshBrowser<Result>(
  { chromePath, proxyUrl, noSandbox, parentDir }: BrowserOptions & { chromePath: string },
  signal: AbortSignal,
  work: (run: BrowserRun) => Promise<Result>,
): Promise<Result> {
  const folder = createRunFolder(parentDir);
  const env = { HOME: folder.root, TMPDIR: folder.tmp, PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
  try {
    const chrome = await startChrome({ chromePath, flags: chromeFlags({ proxyUrl, noSandbox }), folder, env, signal });
    // Cancellation kills the browser at once; open connections to it fail.
    const onAbort = () => void chrome.kill();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await work({ port: chrome.port, folder, signal });
    } finally {
      signal.removeEventListener('abort', onAbort);
      await chrome.kill();
    }
  } finally {
    await folder.remove();
  }
}
