import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import { buildRobotsArtifact } from '../../../domain/seo/robots/robots-artifact.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { SKIPPED_MESSAGE, type Visits } from '../visits/careful-visits.js';
import { readRobots } from './read-robots.js';

/** The robots.txt of a site; one that has ended its worker twice is not read again, and counts as not reachable. */
export function visitRobots(
  deps: Pick<CrawlDeps, 'fetcher' | 'agentToken'>,
  siteUrl: string,
  signal: AbortSignal,
  visits: Visits,
): Promise<RobotsArtifact> {
  const url = new URL('/robots.txt', siteUrl).href;
  if (!visits.isSetAside(url)) return visits.visit(url, () => readRobots(deps, siteUrl, signal));
  return Promise.resolve(
    buildRobotsArtifact({
      url,
      status: 0,
      error: { kind: 'unreadable', message: SKIPPED_MESSAGE },
      redirectHops: 0,
      bytes: 0,
      truncated: false,
      text: '',
      mediaType: null,
      agent: deps.agentToken,
    }),
  );
}
