import { speedKey } from '../../domain/artifact-keys.js';
import { DomainError, type ErrorCode } from '../../domain/errors.js';
import type { SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import type { BrowserDeps } from './browser-deps.js';

export interface MeasureSpeedInput {
  operation: { id: string; user_id: string };
  url: string;
  strategy: SpeedStrategy;
  /** BCP 47; null for English. */
  locale: string | null;
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

/**
 * Measures a page with Lighthouse and stores the artifact; field data are added where there is a way out to ask for them. Changes nothing on the site beyond visits of a browser.
 * Twice: measures again and replaces what was stored.
 * @throws UrlNotAllowedError; DomainError browser_unavailable, browser_failed, timeout, site_unreachable
 */
export async function measureSpeed(
  { browser, checkUrl, artifacts }: Pick<BrowserDeps, 'browser' | 'checkUrl' | 'artifacts'>,
  { operation, url, strategy, locale }: MeasureSpeedInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const target = checkUrl(url).href;
  const artifact = await browser.measure({ url: target, strategy, locale, signal });
  const fatal = FATAL[artifact.runtime_error?.code ?? ''];
  if (fatal) throw new DomainError(fatal.code, `${target} could not be loaded in the browser`, fatal.retryable);
  const key = speedKey(operation.id, strategy);
  await artifacts.put(operation.user_id, key, artifact);
  return { key };
}
