import { DomainError } from '../../domain/base/errors.js';
import { readSitemapKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { VisitEnd } from '../visit-end.js';
import type { CrawlDeps } from './crawl-deps.js';
import { obeyRobots } from './robots/obey-robots.js';
import type { RobotsCache } from './robots/robots-cache.js';
import { visitRobots } from './robots/visit-robots.js';
import { requestSample } from './sitemap/request-sample.js';
import { searchSitemaps } from './sitemap/search-sitemaps.js';
import { UNRECORDED, type Visits } from './visits/careful-visits.js';

export interface ReadSitemapsInput {
  operation: { id: string; user_id: OwnerId };
  site_url: string | null;
  sitemap_url: string | null;
  sample: number;
  /** Distinguishes the sites of one operation; absent when there is only one. */
  part?: string;
}

export interface ReadSitemaps {
  site_url: string;
  robots: RobotsArtifact | null;
  sitemap: SitemapArtifact;
}

/**
 * Reads a site's sitemaps, or one named file with its children, into the store: as much of them as its time allows. Twice:
 * replaces what was stored.
 */
export async function readSitemaps(
  deps: CrawlDeps,
  input: ReadSitemapsInput,
  signal: AbortSignal,
  visits: Visits = UNRECORDED,
): Promise<{ key: string }> {
  const site_url = input.site_url ?? input.sitemap_url;
  if (!site_url) throw new DomainError('invalid_input', 'site_url or sitemap_url is required');
  const end = new VisitEnd(VISIT_SECONDS.readSitemaps, signal);
  const { robots, sitemap } = await readAll(deps, { ...input, site_url }, end, visits).finally(() => end.clear());
  const key = readSitemapKey(input.operation.id, input.part);
  await deps.artifacts.put(input.operation.user_id, key, { site_url, robots, sitemap } satisfies ReadSitemaps);
  return { key };
}

/** robots.txt first, also for a file that was named: it binds that file and what it lists. */
async function readAll(
  deps: CrawlDeps,
  { site_url, sitemap_url: given_url, sample }: ReadSitemapsInput & { site_url: string },
  end: VisitEnd,
  visits: Visits,
): Promise<Pick<ReadSitemaps, 'robots' | 'sitemap'>> {
  const readings: RobotsCache = new Map();
  const robots = await visitRobots(deps, site_url, end.signal, visits);
  readings.set(new URL(site_url).origin, Promise.resolve(robots));
  const fetcher = obeyRobots(deps, readings);
  const robots_urls = given_url === null ? robots.sitemap_urls : [];
  const sitemap = await searchSitemaps({ ...deps, fetcher }, { site_url, robots_urls, given_url, end, visits });
  await requestSample(deps, sitemap, { sample, robots, end, visits });
  return { robots, sitemap };
}
