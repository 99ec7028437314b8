import { DomainError } from '../../domain/errors.js';
import { isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { CrawlDeps } from './crawl-deps.js';
import type { FetchAnswer, FetchOptions } from './ports.js';
import { readRobots } from './prepare-site.js';
import { unreachable } from './unreachable.js';

const HOPS = 10;

export type RobotsFetchDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken'>;
/** The robots.txt of hosts that were asked, by origin. */
export type RobotsReadings = Map<string, ReturnType<typeof readRobots>>;

/**
 * Fetches what a user has named, if the robots.txt of every host on the way allows it. Readings that are handed in are
 * used and added to.
 * @throws DomainError when it is forbidden, cannot be had, or answers with anything but 200
 */
export async function fetchByRobots(
  deps: RobotsFetchDeps,
  startUrl: string,
  options: FetchOptions & { signal: AbortSignal },
  rules: RobotsReadings = new Map(),
): Promise<FetchAnswer & { url: string }> {
  let url = startUrl;
  for (let hop = 0; hop <= HOPS; hop++) {
    await requireAllowed(deps, url, rules, options.signal);
    const answer = await deps.fetcher.fetchOnce(url, options);
    const { redirect_url, error } = answer.facts;
    if (redirect_url === null || error !== null) return requireContent({ ...answer, url });
    url = redirect_url;
  }
  throw new DomainError('site_unreachable', `${startUrl} redirects without end`);
}

/** What the robots.txt of a URL's host says, asked once. */
export function robotsReading(
  deps: RobotsFetchDeps,
  url: string,
  rules: RobotsReadings,
  signal: AbortSignal,
): ReturnType<typeof readRobots> {
  const { origin } = new URL(url);
  const reading = rules.get(origin) ?? readRobots(deps, `${origin}/`, signal);
  rules.set(origin, reading);
  return reading;
}

async function requireAllowed(
  deps: RobotsFetchDeps,
  url: string,
  rules: RobotsReadings,
  signal: AbortSignal,
): Promise<void> {
  const { pathname, search } = new URL(url);
  const { state, text, error } = await robotsReading(deps, url, rules, signal);
  if (error) throw unreachable(url, error);
  // RFC 9309 2.3.1.4: what cannot be read forbids everything.
  if (state === 'unreachable')
    throw new DomainError('site_refused', `${url} is not fetched: the robots.txt of its host cannot be read`);
  if (!isAllowed(parseRobots(text), deps.agentToken, pathname + search))
    throw new DomainError('site_refused', `${url} is not fetched: robots.txt forbids it`);
}

function requireContent(answer: FetchAnswer & { url: string }): FetchAnswer & { url: string } {
  const { facts, url } = answer;
  const { status, error } = facts;
  if (status === 401 || status === 403 || status === 429)
    throw new DomainError('site_refused', `${url} refuses our crawler with status ${status}`);
  if (error) throw unreachable(url, error);
  if (status !== 200) throw new DomainError('site_unreachable', `${url} answers with status ${status}`);
  return answer;
}
