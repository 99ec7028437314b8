import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import { isAllowed, parseRobots } from '../../../domain/seo/robots/robots-rules.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { blankFacts } from '../fetch/blank-facts.js';
import type { FetchAnswer, HttpFetcher } from '../ports.js';
import { readRobots } from './read-robots.js';

export type RobotsFetchDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken'>;
/** The robots.txt of each origin that was visited. */
export type RobotsReadings = Map<string, Promise<RobotsArtifact>>;

const ROBOTS_PATH = '/robots.txt';

/**
 * The same fetcher under robots.txt: before anything else is requested from an origin its robots.txt is read, once, and
 * what it disallows gets the error `disallowed_by_robots` without a request. For a host whose robots.txt got no
 * response at all, every request gets that error.
 */
export function obeyRobots(deps: RobotsFetchDeps, readings: RobotsReadings = new Map()): HttpFetcher {
  return {
    async fetchOnce(url, options = {}): Promise<FetchAnswer> {
      if (new URL(url).pathname !== ROBOTS_PATH) {
        const robots = await robotsReading(deps, url, readings, options.signal ?? new AbortController().signal);
        const error = refusal(robots, deps.agentToken, url);
        if (error) return { facts: { ...blankFacts(), error }, body: null };
      }
      return deps.fetcher.fetchOnce(url, options);
    },
  };
}

/** What the robots.txt of a URL's origin says, requested once. */
export function robotsReading(
  deps: RobotsFetchDeps,
  url: string,
  readings: RobotsReadings,
  signal: AbortSignal,
): Promise<RobotsArtifact> {
  const { origin } = new URL(url);
  const reading = readings.get(origin) ?? readRobots(deps, `${origin}/`, signal);
  readings.set(origin, reading);
  return reading;
}

/** Readings that begin with what a crawl has read already. */
export function knownReadings(robots: RobotsArtifact | null): RobotsReadings {
  return new Map(robots ? [[new URL(robots.url).origin, Promise.resolve(robots)]] : []);
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
