import { DomainError } from '../../domain/errors.js';
import type { RobotsArtifact } from '../../domain/seo/artifacts/robots.js';
import type { CrawlOptions } from '../../domain/seo/crawl.js';
import { buildRobotsArtifact } from '../../domain/seo/robots/robots-artifact.js';
import { normalizeUrl } from '../../domain/seo/url/url-identity.js';
import { VISIT_SECONDS } from '../../domain/visit-budgets.js';
import { VisitEnd } from '../visit-end.js';
import type { CrawlDeps } from './crawl-deps.js';
import { followRedirects } from './follow-redirects.js';
import { probeHost } from './probe-host.js';
import { unreachable } from './unreachable.js';

const START_PAGE_HOPS = 10;
/** RFC 9309 2.3.1.2: at least five hops are followed, then robots.txt counts as missing. */
const ROBOTS_HOPS = 5;
/** RFC 9309 2.5 asks for at least 500 KiB; one byte more tells that there was more. */
const ROBOTS_MAX_BYTES = 500 * 1024 + 1;

export interface PrepareSiteInput {
  user_id: string;
  crawl_id: string;
  start_url: string;
  options: CrawlOptions;
}

/**
 * Opens a crawl: finds where the start URL really leads, reads robots.txt, probes the host and puts the start URL into
 * the frontier. Twice: the record and the frontier entry are kept, robots and probes are read anew.
 * @throws DomainError site_unreachable, site_refused, dns_failure, url_not_allowed or timeout for the start page
 */
export async function prepareSite(
  deps: CrawlDeps,
  input: PrepareSiteInput,
  signal: AbortSignal,
  seconds: number = VISIT_SECONDS.prepareSite,
): Promise<{ final_url: string }> {
  const startUrl = normalizeUrl(input.start_url);
  if (!startUrl) throw new DomainError('invalid_input', 'The start URL is not an http(s) address');
  const expiresAt = new Date(deps.now() + deps.retentionDays * 24 * 3600 * 1000);
  await deps.crawls.create(input.user_id, {
    id: input.crawl_id,
    start_url: startUrl,
    options: input.options,
    expires_at: expiresAt,
  });

  const end = new VisitEnd(seconds, signal);
  const { finalUrl, robots, probes } = await lookAround(deps, startUrl, end).finally(() => end.clear());
  const previous_id = await findPrevious(deps, input, finalUrl);
  const site = { start_url: finalUrl, robots, probes, parser_version: deps.parserVersion, previous_id };
  await deps.crawls.saveSite(input.user_id, input.crawl_id, site);
  await deps.crawls.addUrls(input.crawl_id, [{ url: startUrl, depth: 0, source: 'start', order: 0 }], expiresAt);
  return { final_url: finalUrl };
}

/** What the host gives away beside its pages may be missing; where the site is may not. */
async function lookAround(deps: CrawlDeps, startUrl: string, end: VisitEnd) {
  const finalUrl = await findFinalUrl(deps, startUrl, end.signal);
  const robots = await readRobots(deps, finalUrl, end.signal);
  return { finalUrl, robots, probes: await end.orNull(() => probeHost(deps, finalUrl, end.signal)) };
}

async function findPrevious(deps: CrawlDeps, input: PrepareSiteInput, start_url: string): Promise<string | null> {
  const { user_id, crawl_id: id, options } = input;
  if (options.incremental === false) return null;
  const crawl = { id, start_url, options, parser_version: deps.parserVersion };
  return deps.crawls.findPrevious(user_id, crawl, new Date(deps.now()));
}

async function findFinalUrl(deps: CrawlDeps, startUrl: string, signal: AbortSignal): Promise<string> {
  const { final, exhausted } = await followRedirects(deps.fetcher, startUrl, { maxHops: START_PAGE_HOPS, signal });
  const { status, error } = final.facts;
  if (exhausted) throw new DomainError('site_unreachable', `${startUrl} redirects without end`);
  if (status === 0) throw unreachable(startUrl, error);
  if (status === 401 || status === 403 || status === 429)
    throw new DomainError('site_refused', `${final.url} refuses our crawler with status ${status}`);
  if (status >= 400) throw new DomainError('site_unreachable', `${final.url} answers with status ${status}`);
  return final.url;
}

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
