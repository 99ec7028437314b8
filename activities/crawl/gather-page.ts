import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { FrontierEntry } from '../../domain/seo/crawl.js';
import { blankFacts } from './blank-facts.js';
import { ChainCookies } from './chain-cookies.js';
import { looksLikeHtml, parsePage } from './parse-page.js';
import { type Politeness, pause, retryAfterMs } from './politeness.js';
import type { FetchAnswer, HttpFetcher } from './ports.js';

/** A 5xx, a 429 or a lost connection may be a passing mood: this many further tries. */
const RETRIES = 2;
const RETRY_WAIT_MS = 500;
const PASSING_ERRORS = new Set(['refused', 'reset', 'timeout']);

export interface GatherDeps {
  fetcher: HttpFetcher;
  politeness: Politeness;
  signal: AbortSignal;
  targetKeywords: string[];
  now: () => number;
}

/** Fetches one URL of the frontier and reduces it to an artifact. Network failures are facts, not exceptions. */
export async function gatherPage(deps: GatherDeps, entry: FrontierEntry): Promise<PageArtifact> {
  const { facts, body } = await fetchPage(deps, entry.url);
  const isHtml = body !== null && body.length > 0 && looksLikeHtml(facts.media_type, body);
  const contentType = facts.headers['content-type'] ?? null;
  return {
    url: entry.url,
    depth: entry.depth,
    source: entry.source,
    allowed_by_robots: true,
    fetch: facts,
    html: isHtml ? parsePage({ url: entry.url, body, contentType, targetKeywords: deps.targetKeywords }) : null,
  };
}

/**
 * Some pages set a cookie and redirect to themselves until it comes back: they are asked once more, with the cookie.
 * Without a cookie, or when that does not help either, the redirect to itself stands as the loop it is.
 */
async function fetchPage(deps: GatherDeps, url: string): Promise<FetchAnswer> {
  const first = await fetchPatiently(deps, url, {});
  const { redirect_url, error, set_cookies } = first.facts;
  if (redirect_url !== url || error !== null) return first;
  const cookies = new ChainCookies();
  cookies.take(url, set_cookies);
  const cookie = cookies.headerFor(url);
  if (cookie === '') return first;
  const second = await fetchPatiently(deps, url, { cookie });
  return { ...second, facts: { ...second.facts, set_cookies: [...set_cookies, ...second.facts.set_cookies] } };
}

async function fetchPatiently(deps: GatherDeps, url: string, headers: Record<string, string>): Promise<FetchAnswer> {
  for (let attempt = 0; ; attempt++) {
    await deps.politeness.turn(deps.signal);
    const answer = await deps.fetcher.fetchOnce(url, { signal: deps.signal, headers });
    const { status, error, headers: answered } = answer.facts;
    const retryAfter = answered['retry-after'] ?? null;
    deps.politeness.observe({ status, retryAfter, failed: error !== null });
    const mayPass = status === 429 || status >= 500 || (error !== null && PASSING_ERRORS.has(error.kind));
    if (!mayPass || attempt >= RETRIES) return answer;
    await pause(retryAfterMs(retryAfter, deps.now()) ?? RETRY_WAIT_MS * 2 ** attempt, deps.signal);
  }
}

/** What the crawl keeps of a URL that robots.txt forbids: that it is known, and nothing else. */
export function blockedPage(entry: FrontierEntry): PageArtifact {
  const { url, depth, source } = entry;
  return { url, depth, source, allowed_by_robots: false, fetch: blankFacts(), html: null };
}
