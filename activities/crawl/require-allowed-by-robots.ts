import type { CrawlDeps } from './crawl-deps.js';
import { refusal, robotsReading } from './obey-robots.js';
import { unreachable } from './unreachable.js';

/**
 * Reads the robots.txt of a page's host before another part visits the page. Changes nothing; twice it reads it twice.
 * @throws DomainError site_refused when robots.txt forbids the page or cannot be read; otherwise why the host cannot be
 * reached
 */
export async function requireAllowedByRobots(
  deps: Pick<CrawlDeps, 'fetcher' | 'agentToken'>,
  { url }: { url: string },
  signal: AbortSignal,
): Promise<void> {
  const error = refusal(await robotsReading(deps, url, new Map(), signal), deps.agentToken, url);
  if (error) throw unreachable(url, error);
}
