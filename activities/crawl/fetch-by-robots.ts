import { DomainError } from '../../domain/errors.js';
import { isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { CrawlDeps } from './crawl-deps.js';
import type { FetchAnswer, FetchOptions } from './ports.js';
import { readRobots } from './prepare-site.js';
import { unreachable } from './unreachable.js';

const HOPS = 10;

export type RobotsFetchDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken'>;

/**
 * Fetches what a user has named, if the robots.txt of every host on the way allows it.
 * @throws DomainError when it is forbidden, cannot be had, or answers with anything but 200
 */
export async function fetchByRobots(
  deps: RobotsFetchDeps,
  startUrl: string,
  options: FetchOptions & { signal: AbortSignal },
): Promise<FetchAnswer & { url: string }> {
  const rules = new Map<string, ReturnType<typeof readRobots>>();
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

async function requireAllowed(
  deps: RobotsFetchDeps,
  url: string,
  rules: Map<string, ReturnType<typeof readRobots>>,
  signal: AbortSignal,
): Promise<void> {
  const { origin, pathname, search } = new URL(url);
  const reading = rules.get(origin) ?? readRobots(deps, `${origin}/`, signal);
  rules.set(origin, reading);
  const { state, text, error } = await reading;
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
