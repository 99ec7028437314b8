import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';
import { VISIT_SECONDS } from '../../domain/visit-budgets.js';
import { runLighthouse } from './lighthouse-process.js';
import type { SpeedBrowser, SpeedRequest } from './ports.js';
import { type BrowserOptions, withBrowser } from './with-browser.js';

/** A usual run takes half a minute, one of a page that never comes to rest a good minute. */
const DEFAULT_DEADLINE_MS = VISIT_SECONDS.measureSpeed * 1_000;

export interface LighthouseRunnerOptions extends BrowserOptions {
  /** For one whole run, starting included. @default as domain/visit-budgets.ts */
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
  const { url, strategy, locale, signal } = request;
  const bounds = {
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    lateMessage: 'The page speed could not be measured in time',
    signal,
  };
  return withBrowser(options, bounds, (run) => runLighthouse({ url, port: run.port, strategy, locale }, run.signal));
}
