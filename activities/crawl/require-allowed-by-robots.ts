import type { CrawlAccessRef } from '../../domain/crawl/crawl-access.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { unreachableSite } from './fetch/unreachable-site.js';
import { refusal } from './robots/obey-robots.js';
import { readCachedRobots } from './robots/robots-cache.js';

/**
 * Reads the robots.txt of a page's host before another part visits the page. Changes nothing; twice it reads it twice.
 * @throws DomainError site_refused when robots.txt forbids the page or cannot be read; otherwise why the host cannot be
 * reached
 */
export async function requireAllowedByRobots(
  given: Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'userAgent' | 'openAccess'>,
  { url, user_id, access }: { url: string; user_id: OwnerId; access?: CrawlAccessRef },
  signal: AbortSignal,
): Promise<void> {
  const deps = await depsForCrawl(given, user_id, { start_url: url, options: { access } });
  const error = refusal(await readCachedRobots(deps, url, new Map(), signal), deps.agentToken, url);
  if (error) throw unreachableSite(url, error);
}
