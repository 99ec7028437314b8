import { DomainError, isDomainError } from '../../domain/base/errors.js';
import { readHost } from '../../domain/base/url/url-identity.js';
import { listedPageKey } from '../../domain/operations/artifact-keys.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import { crawlDelayS, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { VisitEnd } from '../visit-end.js';
import type { CrawlDeps } from './crawl-deps.js';
import { createPoliteness, type Politeness } from './fetch/politeness.js';
import { runByHost } from './fetch/run-by-host.js';
import type { HttpFetcher } from './ports.js';
import { looksLikeHtml, parsePage } from './read/parse-page.js';
import { fetchByRobots } from './robots/fetch-by-robots.js';
import type { RobotsCache } from './robots/robots-cache.js';
import { visitRobots } from './robots/visit-robots.js';
import { SKIPPED_MESSAGE, UNRECORDED, type Visits } from './visits/careful-visits.js';

export interface FetchListedPagesInput {
  operation: { id: string; user_id: OwnerId };
  /** `part` distinguishes the pages of one operation. */
  pages: { url: string; part: string }[];
  target_keywords: string[];
}

export interface ListedPage {
  url: string;
  page: Outcome<{ key: string }>;
}

type ListDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'artifacts' | 'now'>;

const HOSTS = 4;
const PER_HOST = 2;
/** A busy host is requested once more after the pause that it asks for. */
const BUSY = [429, 503];

/**
 * Fetches pages that a user has listed, a few hosts at a time and each host gently, as its robots.txt requires. A page
 * that fails, fails alone, as do those that there was no time for. Changes: stores the artifact of each page. Twice:
 * replaces them.
 */
export async function fetchListedPages(
  deps: ListDeps,
  { operation, pages, target_keywords }: FetchListedPagesInput,
  given: AbortSignal,
  visits: Visits = UNRECORDED,
  seconds: number = VISIT_SECONDS.fetchListedPages,
): Promise<ListedPage[]> {
  const robots: RobotsCache = new Map();
  const hosts = new Map<string, Politeness>();
  const found = new Map<string, ListedPage>();
  const end = new VisitEnd(seconds, given);
  const { signal } = end;
  await runByHost(pages, {
    hosts: HOSTS,
    readHost: ({ url }) => readHost(url),
    perHost: (host) => hosts.get(host)?.limit() ?? 1,
    run: async ({ url, part }) => {
      if (visits.isSetAside(url)) found.set(part, { url, page: setAside(url) });
      else if ((await end.orNull(() => fetchOne(url, part))) === null) found.set(part, { url, page: outOfTime(end) });
    },
  }).finally(() => end.clear());
  return pages.flatMap(({ part }) => found.get(part) ?? []);

  async function fetchOne(url: string, part: string): Promise<true> {
    const politeness = await politenessFor(url);
    const polite = { ...deps, fetcher: politely(deps.fetcher, politeness, signal) };
    try {
      const page = await visits.visit(url, () => readListed(polite, { url, target_keywords, robots, signal }));
      const key = listedPageKey(operation.id, part);
      await deps.artifacts.put(operation.user_id, key, page);
      found.set(part, { url, page: { ok: true, value: { key } } });
    } catch (error) {
      if (!isDomainError(error)) throw error;
      found.set(part, { url, page: { ok: false, error: { code: error.code, detail: error.message } } });
    }
    return true;
  }

  /** Once for all pages of a host, and before them: it is not them that a worker dies over then. */
  function readRobotsOf(url: string): Promise<RobotsArtifact> {
    const { origin } = new URL(url);
    const reading = robots.get(origin) ?? visitRobots(deps, origin, signal, visits);
    robots.set(origin, reading);
    return reading;
  }

  async function politenessFor(url: string): Promise<Politeness> {
    const { text } = await readRobotsOf(url);
    const host = readHost(url);
    const delayS = crawlDelayS(parseRobots(text), deps.agentToken);
    const politeness =
      hosts.get(host) ?? createPoliteness({ concurrency: PER_HOST, crawlDelayS: delayS, now: deps.now });
    hosts.set(host, politeness);
    return politeness;
  }
}

function setAside(url: string): ListedPage['page'] {
  return { ok: false, error: { code: 'site_unreachable', detail: `${url} is not read: ${SKIPPED_MESSAGE}` } };
}

function outOfTime({ seconds }: VisitEnd): ListedPage['page'] {
  return {
    ok: false,
    error: { code: 'timeout', detail: `Timed out after ${seconds} seconds` },
  };
}

/** Waits for its turn, and reports each response to the politeness rules, which pace the next requests to the host. */
function politely(fetcher: HttpFetcher, politeness: Politeness, signal: AbortSignal): HttpFetcher {
  async function ask(...[url, options]: Parameters<HttpFetcher['fetchOnce']>) {
    await politeness.turn(signal);
    const answer = await fetcher.fetchOnce(url, options);
    const { status, error, headers } = answer.facts;
    politeness.observe({ status, retryAfter: headers['retry-after'] ?? null, failed: error !== null });
    return answer;
  }
  return {
    fetchOnce: async (url, options) => {
      const answer = await ask(url, options);
      return BUSY.includes(answer.facts.status) ? ask(url, options) : answer;
    },
  };
}

/** @throws DomainError when the page is forbidden, cannot be had or is not HTML */
async function readListed(
  deps: Pick<ListDeps, 'fetcher' | 'agentToken'>,
  asked: { url: string; target_keywords: string[]; robots: RobotsCache; signal: AbortSignal },
): Promise<PageArtifact> {
  const { signal, robots, target_keywords } = asked;
  const { url, facts, body } = await fetchByRobots(deps, asked.url, { signal }, robots);
  if (!body || body.length === 0 || !looksLikeHtml(facts.media_type, body))
    throw new DomainError('no_data', `${url} is not an HTML page`);
  const contentType = facts.headers['content-type'] ?? null;
  const html = parsePage({ url, body, contentType, targetKeywords: target_keywords });
  return { url, depth: 0, source: 'start', allowed_by_robots: true, fetch: facts, html };
}
