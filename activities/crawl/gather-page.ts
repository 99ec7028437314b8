import type { FetchFacts, PageArtifact } from '../../domain/seo/artifacts.js';
import type { FrontierEntry } from '../../domain/seo/crawl.js';
import { looksLikeHtml, parsePage } from './parse-page.js';
import { pause, type Politeness, retryAfterMs } from './politeness.js';
import type { HttpFetcher } from './ports.js';

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
  const { facts, body } = await fetchPatiently(deps, entry.url);
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

async function fetchPatiently(deps: GatherDeps, url: string): Promise<{ facts: FetchFacts; body: Buffer | null }> {
  for (let attempt = 0; ; attempt++) {
    await deps.politeness.turn(deps.signal);
    const answer = await deps.fetcher.fetchOnce(url, { signal: deps.signal });
    const { status, error, headers } = answer.facts;
    const retryAfter = headers['retry-after'] ?? null;
    deps.politeness.observe({ status, retryAfter, failed: error !== null });
    const mayPass = status === 429 || status >= 500 || (error !== null && PASSING_ERRORS.has(error.kind));
    if (!mayPass || attempt >= RETRIES) return answer;
    await pause(retryAfterMs(retryAfter, deps.now()) ?? RETRY_WAIT_MS * 2 ** attempt, deps.signal);
  }
}

/** What the crawl keeps of a URL that robots.txt forbids: that it is known, and nothing else. */
export function blockedPage(entry: FrontierEntry): PageArtifact {
  return {
    url: entry.url,
    depth: entry.depth,
    source: entry.source,
    allowed_by_robots: false,
    fetch: {
      status: 0,
      error: null,
      headers: {},
      set_cookies: [],
      media_type: null,
      ttfb_ms: 0,
      duration_ms: 0,
      body_bytes: 0,
      encoded_bytes: null,
      truncated: false,
      http_version: '1.1',
      location: null,
      redirect_url: null,
    },
    html: null,
  };
}
