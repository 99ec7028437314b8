import { DomainError } from '../../../domain/base/errors.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { VISIT_SECONDS } from '../../../domain/operations/visit-budgets.js';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { PAGE_MEMORY_BYTES, watchMemory } from '../chrome/memory-watch.js';
import { type BrowserOptions, type BrowserRun, withBrowser } from '../chrome/with-browser.js';
import type { SpeedBrowser, SpeedRequest } from '../ports.js';
import { runLighthouse } from './lighthouse-process.js';

/** A usual run takes half a minute, one of a page that never becomes idle a good minute. */
const DEFAULT_DEADLINE_MS = VISIT_SECONDS.measureSpeed * 1_000;

export interface LighthouseRunnerOptions extends BrowserOptions {
  /** For one whole run, starting included. @default as domain/operations/visit-budgets.ts */
  deadlineMs?: number;
  /** For one process of the page. @default 1 GB */
  memoryLimitBytes?: number;
}

/**
 * Lighthouse with its default settings (mobile: simulated slow 4G on a mid-range phone; desktop: its own preset), one
 * fresh browser a run. However a run ends, neither processes nor files of it are left.
 */
export function createLighthouseRunner(options: LighthouseRunnerOptions): SpeedBrowser {
  return { measure: (request) => measure(options, request) };
}

async function measure(options: LighthouseRunnerOptions, request: SpeedRequest): Promise<SpeedArtifact> {
  const { url, strategy, locale, site = null, signal } = request;
  const bounds = {
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    lateMessage: 'The page speed could not be measured in time',
    signal,
  };
  const limitBytes = options.memoryLimitBytes ?? PAGE_MEMORY_BYTES;
  return withBrowser(options, bounds, (run) =>
    withinMemory(run, limitBytes, (signal) =>
      runLighthouse({ url, port: run.port, strategy, locale }, { site }, signal),
    ),
  );
}

/** Another run would find the same hungry page: this is final. */
async function withinMemory<Result>(
  { folder, signal }: BrowserRun,
  limitBytes: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const hungry = new AbortController();
  const megabytes = Math.round(limitBytes / 1_000_000);
  const unwatch = watchMemory(folder.root, limitBytes, () =>
    hungry.abort(
      new DomainError('browser_failed', writeText`The page takes more than ${megabytes} MB of memory in a browser`),
    ),
  );
  try {
    return await work(AbortSignal.any([signal, hungry.signal]));
  } finally {
    unwatch();
  }
}
