import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import { isAllowed, parseRobots } from '../../../domain/seo/robots/robots-rules.js';
import { blankFacts } from '../fetch/blank-facts.js';
import type { FetchAnswer, HttpFetcher } from '../ports.js';
import { type RobotsCache, type RobotsFetchDeps, readCachedRobots } from './robots-cache.js';

const ROBOTS_PATH = '/robots.txt';

/**
 * The same fetcher under robots.txt: before anything else is requested from an origin its robots.txt is read, once, and
 * what it disallows gets the error `disallowed_by_robots` without a request. For a host whose robots.txt got no
 * response at all, every request gets that error.
 */
export function obeyRobots(deps: RobotsFetchDeps, cache: RobotsCache = new Map()): HttpFetcher {
  return {
    async fetchOnce(url, options = {}): Promise<FetchAnswer> {
      if (new URL(url).pathname !== ROBOTS_PATH) {
        const robots = await readCachedRobots(deps, url, cache, options.signal ?? new AbortController().signal);
        const error = refusal(robots, deps.agentToken, url);
        if (error) return { facts: { ...blankFacts(), error }, body: null };
      }
      return deps.fetcher.fetchOnce(url, options);
    },
  };
}

/** Why a URL must not be requested; null when it may. */
export function refusal(
  { state, status, error, text }: RobotsArtifact,
  agentToken: string,
  url: string,
): FetchAnswer['facts']['error'] {
  if (error !== null && status === 0) return error;
  // RFC 9309 2.3.1.4: what cannot be read forbids everything.
  if (state === 'unreachable')
    return { kind: 'disallowed_by_robots', message: 'the robots.txt of its host cannot be read' };
  const { pathname, search } = new URL(url);
  if (isAllowed(parseRobots(text), agentToken, pathname + search)) return null;
  return { kind: 'disallowed_by_robots', message: 'robots.txt forbids it' };
}
