import { DomainError } from '../../domain/errors.js';
import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';
import { chromeFlags } from './chrome-flags.js';
import { startChrome } from './chrome-process.js';
import { runLighthouse } from './lighthouse-process.js';
import type { SpeedBrowser, SpeedRequest } from './ports.js';
import { createRunFolder } from './run-folder.js';

/** A usual run takes half a minute, one of a page that never comes to rest a good minute. */
const DEFAULT_DEADLINE_MS = 150_000;

export interface LighthouseRunnerOptions {
  /** Null when there is no browser here: every run fails with browser_unavailable. */
  chromePath: string | null;
  /** The filtering proxy that judges everything a page loads. */
  proxyUrl: string;
  noSandbox: boolean;
  /** Folders of runs are made under it; see sweepOrphans for those that are left. */
  parentDir: string;
  /** For one whole run, starting included. @default 150,000 */
  deadlineMs?: number;
}

/**
 * Lighthouse with its default settings (mobile: simulated slow 4G on a mid-range phone; desktop: its own preset), one
 * fresh browser a run. However a run ends, neither processes nor files of it are left.
 */
export function createLighthouseRunner(options: LighthouseRunnerOptions): SpeedBrowser {
  return { measure: (request) => measure(options, request) };
}

async function measure(options: LighthouseRunnerOptions, request: SpeedRequest): Promise<SpeedArtifact> {
  const { chromePath, deadlineMs = DEFAULT_DEADLINE_MS } = options;
  if (chromePath === null) throw new DomainError('browser_unavailable', 'No Chromium was found on this machine');
  request.signal.throwIfAborted();
  const late = new DomainError('timeout', 'The page speed could not be measured in time');
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(late), deadlineMs);
  const onAbort = () => controller.abort(request.signal.reason);
  request.signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await runInFreshBrowser(chromePath, options, request, controller.signal);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

async function runInFreshBrowser(
  chromePath: string,
  { proxyUrl, noSandbox, parentDir }: LighthouseRunnerOptions,
  { url, strategy, locale }: SpeedRequest,
  signal: AbortSignal,
): Promise<SpeedArtifact> {
  const folder = createRunFolder(parentDir);
  const env = { HOME: folder.root, TMPDIR: folder.tmp, PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
  try {
    const chrome = await startChrome({ chromePath, flags: chromeFlags({ proxyUrl, noSandbox }), folder, env, signal });
    // A cancelled run takes the browser down at once; the child loses its connection and is killed besides.
    const onAbort = () => void chrome.kill();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await runLighthouse({ url, port: chrome.port, strategy, locale }, signal);
    } finally {
      signal.removeEventListener('abort', onAbort);
      await chrome.kill();
    }
  } finally {
    await folder.remove();
  }
}
