import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { readRobots } from './read-robots.js';

export type RobotsFetchDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken'>;
/** The robots.txt of each origin that was visited, for as long as an activity runs. */
export type RobotsCache = Map<string, Promise<RobotsArtifact>>;

/** What the robots.txt of a URL's origin says, requested once. */
export function readCachedRobots(
  deps: RobotsFetchDeps,
  url: string,
  cache: RobotsCache,
  signal: AbortSignal,
): Promise<RobotsArtifact> {
  const { origin } = new URL(url);
  const reading = cache.get(origin) ?? readRobots(deps, `${origin}/`, signal);
  cache.set(origin, reading);
  return reading;
}

/** A cache that begins with what a crawl has read already. */
export function createRobotsCache(robots: RobotsArtifact | null): RobotsCache {
  return new Map(robots ? [[new URL(robots.url).origin, Promise.resolve(robots)]] : []);
}
