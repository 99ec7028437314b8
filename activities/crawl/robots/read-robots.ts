import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import { buildRobotsArtifact } from '../../../domain/seo/robots/robots-artifact.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { followRedirects } from '../fetch/follow-redirects.js';

/** RFC 9309 2.3.1.2: at least five hops are followed, then robots.txt counts as missing. */
const ROBOTS_HOPS = 5;
/** RFC 9309 2.5 asks for at least 500 KiB; one byte more shows that the file is longer. */
const ROBOTS_MAX_BYTES = 500 * 1024 + 1;

/** Reads the robots.txt of a site's origin. Never throws for what the network or the site does. */
export async function readRobots(
  deps: Pick<CrawlDeps, 'fetcher' | 'agentToken'>,
  siteUrl: string,
  signal: AbortSignal,
): Promise<RobotsArtifact> {
  const url = new URL('/robots.txt', siteUrl).href;
  const { final, hops, exhausted } = await followRedirects(deps.fetcher, url, {
    maxHops: ROBOTS_HOPS,
    maxBytes: ROBOTS_MAX_BYTES,
    accept: 'text/plain',
    signal,
  });
  return buildRobotsArtifact({
    url,
    // RFC 9309 2.3.1.2: after too many hops the file counts as unavailable, which allows everything.
    status: exhausted ? 404 : final.facts.status,
    error: final.facts.error,
    redirectHops: hops.length,
    bytes: final.facts.body_bytes,
    truncated: final.facts.truncated,
    text: final.body?.toString('utf8') ?? '',
    mediaType: final.facts.media_type,
    agent: deps.agentToken,
  });
}
