import type { PageValidators } from '../../../store/crawl/pack-page.js';
import type { FetchAnswer, HttpFetcher } from '../ports.js';
import { ChainCookies } from './chain-cookies.js';
import { retryAfterMs } from './crawl-back-off.js';
import { type Politeness, waitOrAbort } from './politeness.js';

/** A 5xx, a 429 or a lost connection may be a passing mood: this many further tries. */
const RETRIES = 2;
/** A URL without a response for half a minute is requested once more: each try holds a place that others wait for. */
const RETRIES_OF_SILENCE = 1;
const RETRY_WAIT_MS = 500;
const PASSING_ERRORS = new Set(['refused', 'reset', 'timeout']);

export interface GatherDeps {
  fetcher: HttpFetcher;
  politeness: Politeness;
  signal: AbortSignal;
  now: () => number;
  /** No further try begins after this instant: it could not end before its caller has to. */
  lastTryMs?: number;
}

/**
 * Fetches one URL of the frontier. Network failures are facts, not exceptions. With `validators` of an earlier response
 * the server may report that nothing has changed (304).
 *
 * Some pages set a cookie and redirect to themselves until it comes back: they are requested once more, with the
 * cookie. Without a cookie, or if that doesn't help either, the redirect to itself is reported as a loop.
 */
export async function gatherPage(
  deps: GatherDeps,
  url: string,
  validators: PageValidators | null = null,
): Promise<FetchAnswer> {
  const first = await fetchPatiently(deps, url, conditionsOf(validators));
  const { redirect_url, error, set_cookies } = first.facts;
  if (redirect_url !== url || error !== null) return first;
  const cookies = new ChainCookies();
  cookies.take(url, set_cookies);
  const cookie = cookies.headerFor(url);
  if (cookie === '') return first;
  const second = await fetchPatiently(deps, url, { cookie });
  return { ...second, facts: { ...second.facts, set_cookies: [...set_cookies, ...second.facts.set_cookies] } };
}

/** RFC 9110 13.1.2 and 13.1.3; a server that knows the first passes over the second. */
function conditionsOf(validators: PageValidators | null): Record<string, string> {
  const conditions: Record<string, string> = {};
  if (validators?.etag) conditions['if-none-match'] = validators.etag;
  if (validators?.last_modified) conditions['if-modified-since'] = validators.last_modified;
  return conditions;
}

async function fetchPatiently(deps: GatherDeps, url: string, headers: Record<string, string>): Promise<FetchAnswer> {
  for (let attempt = 0; ; attempt++) {
    await deps.politeness.turn(deps.signal);
    const answer = await deps.fetcher.fetchOnce(url, { signal: deps.signal, headers });
    const { status, error, headers: answered } = answer.facts;
    const retryAfter = answered['retry-after'] ?? null;
    deps.politeness.observe({ status, retryAfter, failed: error !== null });
    const mayPass = status === 429 || status >= 500 || (error !== null && PASSING_ERRORS.has(error.kind));
    const retries = error?.kind === 'timeout' ? RETRIES_OF_SILENCE : RETRIES;
    const waitMs = retryAfterMs(retryAfter, deps.now()) ?? RETRY_WAIT_MS * 2 ** attempt;
    const isLate = deps.now() + waitMs > (deps.lastTryMs ?? Infinity);
    if (!mayPass || attempt >= retries || isLate) return answer;
    await waitOrAbort(waitMs, deps.signal);
  }
}
