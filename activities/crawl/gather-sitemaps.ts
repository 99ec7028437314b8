import { createScope } from '../../domain/crawl/crawl-scope.js';
import { sitemapKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { VisitEnd } from '../visit-end.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { obeyRobots } from './robots/obey-robots.js';
import { createRobotsCache } from './robots/robots-cache.js';
import { searchSitemaps } from './sitemap/search-sitemaps.js';
import { UNRECORDED, type Visits } from './visits/careful-visits.js';

/**
 * Reads the sitemaps of a crawled site into the store. Twice: replaces what was stored.
 * @throws DomainError with the reason when none of the usual places responded at all
 */
export async function gatherSitemaps(
  given: CrawlDeps,
  { user_id, crawl_id }: { user_id: OwnerId; crawl_id: string },
  signal: AbortSignal,
  visits: Visits = UNRECORDED,
): Promise<{ files: number; urls: number }> {
  const crawl = await requireCrawl(given, user_id, crawl_id);
  const deps = await depsForCrawl(given, user_id, crawl);
  const end = new VisitEnd(VISIT_SECONDS.gatherSitemaps, signal);
  const robots_urls = crawl.robots?.sitemap_urls ?? [];
  const search = { site_url: crawl.start_url, robots_urls, given_url: null, end, visits };
  // RFC 9309 binds files that a site names for us as well.
  const fetcher = crawl.options.respect_robots ? obeyRobots(deps, createRobotsCache(crawl.robots)) : deps.fetcher;
  const artifact = await searchSitemaps({ ...deps, fetcher }, search).finally(() => end.clear());
  const { clean } = createScope(crawl.options.scope, crawl.start_url);
  const entries = artifact.entries.map((entry) => ({ ...entry, url: clean(entry.url) }));
  await deps.artifacts.put(user_id, sitemapKey(crawl_id), { ...artifact, entries });
  return { files: artifact.files.length, urls: artifact.url_count };
}
