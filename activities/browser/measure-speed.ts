import { DomainError, type ErrorCode } from '../../domain/base/errors.js';
import type { CrawlAccessRef } from '../../domain/crawl/crawl-access.js';
import { speedKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { SpeedArtifact, SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import { isSlowHost, medianRun } from '../../domain/speed/lab-runs.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { openSiteHeaders } from '../open-site-headers.js';
import type { BrowserDeps } from './browser-deps.js';
import type { SpeedRequest } from './ports.js';

export interface MeasureSpeedInput {
  operation: { id: string; user_id: OwnerId };
  url: string;
  strategy: SpeedStrategy;
  /** BCP 47; null for English. */
  locale: string | null;
  /** What opens the site, where it is not public. */
  access?: CrawlAccessRef;
  /** Runs to take the middle one of, as time allows. @default 1 */
  runs?: number;
}

/** Lighthouse's own verdicts that say the run is worth nothing. Others, such as an error status, stay in the artifact. */
const FATAL: Record<string, { code: ErrorCode; retryable: boolean }> = {
  DNS_FAILURE: { code: 'site_unreachable', retryable: false },
  FAILED_DOCUMENT_REQUEST: { code: 'site_unreachable', retryable: false },
  NO_DOCUMENT_REQUEST: { code: 'site_unreachable', retryable: false },
  INSECURE_DOCUMENT_REQUEST: { code: 'site_unreachable', retryable: false },
  CHROME_INTERSTITIAL_ERROR: { code: 'site_unreachable', retryable: false },
  PAGE_HUNG: { code: 'timeout', retryable: false },
  PROTOCOL_TIMEOUT: { code: 'timeout', retryable: true },
  TARGET_CRASHED: { code: 'browser_failed', retryable: true },
  CRI_TIMEOUT: { code: 'browser_failed', retryable: true },
};

const MAX_RUNS = 3;
/** A further run begins when it would end in time even if it took this much longer than the longest so far. */
const ROOM_FOR_RUN = 1.3;

/**
 * Measures a page with Lighthouse, as often as requested and time allows, and stores the middle run; field data are
 * added where the service can be reached. A run on a busy host is repeated. Changes nothing on the site beyond visits
 * of a browser. Twice: measures again and replaces what was stored.
 * @throws UrlNotAllowedError; DomainError browser_unavailable, browser_failed, timeout, site_unreachable
 */
export async function measureSpeed(
  deps: Pick<BrowserDeps, 'browser' | 'checkUrl' | 'openAccess' | 'artifacts' | 'maxSpeedRuns'>,
  { operation, url, strategy, locale, access, runs = 1 }: MeasureSpeedInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const { browser, checkUrl, artifacts, maxSpeedRuns = MAX_RUNS } = deps;
  const target = checkUrl(url).href;
  const site = await openSiteHeaders(deps.openAccess, operation.user_id, access);
  const request = { url: target, strategy, locale, site, signal };
  const startedMs = performance.now();
  const artifact = await browser.measure(request);
  const fatal = FATAL[artifact.runtime_error?.code ?? ''];
  if (fatal) throw new DomainError(fatal.code, `${target} could not be loaded in the browser`, fatal.retryable);
  const others = await measureAgain(browser, request, {
    first: artifact,
    wanted: Math.min(runs, maxSpeedRuns),
    most: maxSpeedRuns,
    startedMs,
  });
  const key = speedKey(operation.id, strategy);
  await artifacts.put(operation.user_id, key, medianRun([artifact, ...others]));
  return { key };
}

interface Repetition {
  first: SpeedArtifact;
  wanted: number;
  /** The number of tries on a busy host, even if one run was requested. */
  most: number;
  startedMs: number;
}

/** Further runs within the time of the activity. One that fails costs only itself: the page was measured before. */
async function measureAgain(
  browser: BrowserDeps['browser'],
  request: SpeedRequest,
  { first, wanted, most, startedMs }: Repetition,
): Promise<SpeedArtifact[]> {
  const others: SpeedArtifact[] = [];
  let longestMs = performance.now() - startedMs;
  const isEnough = () => {
    const count = 1 + others.length;
    const calm = [first, ...others].some((run) => !isSlowHost(run));
    return count >= (calm ? wanted : Math.min(most, Math.max(wanted, 2)));
  };
  while (first.runtime_error === null && !isEnough()) {
    const leftMs = VISIT_SECONDS.measureSpeed * 1_000 - (performance.now() - startedMs);
    if (leftMs < longestMs * ROOM_FOR_RUN) break;
    const begunMs = performance.now();
    try {
      others.push(
        await browser.measure({
          ...request,
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(Math.floor(leftMs))]),
        }),
      );
    } catch (error) {
      // Canceled is canceled; anything else has spoiled a repetition of what is known already.
      if (request.signal.aborted) throw error;
      break;
    }
    longestMs = Math.max(longestMs, performance.now() - begunMs);
  }
  return others;
}
