import { DomainError } from '../../../domain/base/errors.js';
import { followRedirects } from '../fetch/follow-redirects.js';
import { unreachableSite } from '../fetch/unreachable-site.js';
import type { FetchAnswer, FetchOptions } from '../ports.js';
import { obeyRobots } from './obey-robots.js';
import type { RobotsCache, RobotsFetchDeps } from './robots-cache.js';

const HOPS = 10;

/**
 * Fetches what a user has named, if the robots.txt of every host on the way allows it. Existing readings that are
 * passed in are used and extended.
 * @throws DomainError when it is disallowed, can't be fetched, or returns any status but 200
 */
export async function fetchByRobots(
  deps: RobotsFetchDeps,
  startUrl: string,
  options: FetchOptions & { signal: AbortSignal },
  readings: RobotsCache = new Map(),
): Promise<FetchAnswer & { url: string }> {
  const { final, exhausted } = await followRedirects(obeyRobots(deps, readings), startUrl, {
    ...options,
    maxHops: HOPS,
  });
  if (exhausted) throw new DomainError('site_unreachable', `${startUrl} redirects without end`);
  const { facts, url } = final;
  const { status, error } = facts;
  if (status === 401 || status === 403 || status === 429)
    throw new DomainError('site_refused', `${url} refuses our crawler with status ${status}`);
  // Also after a 200: the body may have broken off.
  if (error) throw unreachableSite(url, error);
  if (status !== 200) throw new DomainError('site_unreachable', `${url} returns status ${status}`);
  return final;
}
