import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import { blankFacts } from '../fetch/blank-facts.js';
import { retryAfterMs } from '../fetch/crawl-back-off.js';
import { type Politeness, waitOrAbort } from '../fetch/politeness.js';
import type { FetchAnswer, FetchOptions, HttpFetcher } from '../ports.js';

/** A 5xx, a 429 or a lost connection may be a passing mood: one further try before it is called broken. */
const RETRIES = 1;
const RETRY_WAIT_MS = 500;
/** Who wants to be left alone for longer is left alone for good. */
const MAX_RETRY_WAIT_MS = 5_000;
const PASSING_ERRORS = new Set(['refused', 'reset', 'timeout']);

export interface PoliteDeps {
  fetcher: HttpFetcher;
  isOwnHost: (url: string) => boolean;
  /** The robots.txt rules of the site's own host; those of other hosts are not read. */
  isAllowed: (url: string) => boolean;
  /** Of the site's own host. */
  politeness: Politeness;
  now: () => number;
}

/** Fetches as the crawl does: its own host by robots.txt and at its pace, and no host is broken after one failure. */
export function createPoliteFetcher(deps: PoliteDeps): HttpFetcher {
  return {
    async fetchOnce(url, options = {}) {
      const isOwn = deps.isOwnHost(url);
      if (isOwn && !deps.isAllowed(url)) return forbidden();
      for (let attempt = 0; ; attempt++) {
        const answer = await ask(deps, url, options, isOwn);
        const waitMs = attempt < RETRIES ? waitBeforeRetry(answer.facts, deps.now()) : null;
        if (waitMs === null) return answer;
        await waitOrAbort(waitMs, options.signal ?? new AbortController().signal);
      }
    },
  };
}

async function ask(deps: PoliteDeps, url: string, options: FetchOptions, isOwn: boolean): Promise<FetchAnswer> {
  if (isOwn && options.signal) await deps.politeness.turn(options.signal);
  const answer = await deps.fetcher.fetchOnce(url, options);
  const { status, headers, error } = answer.facts;
  if (isOwn) deps.politeness.observe({ status, retryAfter: headers['retry-after'] ?? null, failed: error !== null });
  return answer;
}

/** Null when the response is final, or when the host asks us to wait longer than we do. */
function waitBeforeRetry({ status, error, headers }: FetchFacts, nowMs: number): number | null {
  const mayPass = status === 429 || status >= 500 || (error !== null && PASSING_ERRORS.has(error.kind));
  if (!mayPass) return null;
  const waitMs = retryAfterMs(headers['retry-after'] ?? null, nowMs) ?? RETRY_WAIT_MS;
  return waitMs > MAX_RETRY_WAIT_MS ? null : waitMs;
}

function forbidden(): FetchAnswer {
  const error = { kind: 'url_not_allowed', message: 'robots.txt does not allow it.' } as const;
  return { facts: { ...blankFacts(), error }, body: null };
}
