import { DomainError } from '../../domain/base/errors.js';
import { normalizeUrl } from '../../domain/base/url/url-identity.js';
import type { CrawlOptions, FrontierEntry } from '../../domain/crawl/crawl.js';
import { createScope } from '../../domain/crawl/crawl-scope.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { VisitEnd } from '../visit-end.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { followRedirects } from './fetch/follow-redirects.js';
import { unreachableSite } from './fetch/unreachable-site.js';
import { probeHost } from './probe/probe-host.js';
import { obeyRobots } from './robots/obey-robots.js';
import { type RobotsCache, readCachedRobots } from './robots/robots-cache.js';

const START_PAGE_HOPS = 10;

export interface PrepareSiteInput {
  user_id: OwnerId;
  crawl_id: string;
  start_url: string;
  options: CrawlOptions;
}

export interface PreparedSite {
  final_url: string;
  /** robots.txt forbids the start page: why it is not requested. Absent when it may be. */
  start_refused?: string;
}

/**
 * Opens a crawl: reads robots.txt, resolves where the start URL leads, probes the host and puts the start URL into the
 * frontier. A start page that robots.txt forbids is not requested, and nothing else of that host is. Twice: the record
 * and the frontier entry are kept, robots and probes are read again.
 * @throws DomainError site_unreachable, site_refused, dns_failure, url_not_allowed or timeout for the start page
 */
export async function prepareSite(
  given: CrawlDeps,
  input: PrepareSiteInput,
  signal: AbortSignal,
  seconds: number = VISIT_SECONDS.prepareSite,
): Promise<PreparedSite> {
  const startUrl = normalizeUrl(input.start_url);
  if (!startUrl) throw new DomainError('invalid_input', 'The start URL is not an http(s) URL');
  const deps = await depsForCrawl(given, input.user_id, { start_url: startUrl, options: input.options });
  const expiresAt = new Date(deps.now() + deps.retentionDays * 24 * 3600 * 1000);
  await deps.crawls.create(input.user_id, {
    id: input.crawl_id,
    start_url: startUrl,
    options: input.options,
    expires_at: expiresAt,
  });

  const end = new VisitEnd(seconds, signal);
  const around = await lookAround(deps, startUrl, input.options, end).finally(() => end.clear());
  const { finalUrl, refusal, robots, probes } = around;
  const previous_id = await findPrevious(deps, input, finalUrl);
  const site = { start_url: finalUrl, robots, probes, parser_version: deps.parserVersion, previous_id };
  await deps.crawls.saveSite(input.user_id, input.crawl_id, site);
  await deps.crawls.addUrls(input.crawl_id, firstEntries(startUrl, input.options), expiresAt);
  return { final_url: finalUrl, ...(refusal !== null && { start_refused: refusal }) };
}

/** The start page, or the listed URLs in its place. */
function firstEntries(startUrl: string, { scope }: CrawlOptions): FrontierEntry[] {
  const { clean } = createScope(scope, startUrl);
  const urls = scope?.urls === undefined ? [startUrl] : [...new Set(scope.urls.map(clean))];
  return urls.map((url, order) => ({ url, depth: 0, source: 'start', order }));
}

/**
 * robots.txt comes before anything else, and nothing is requested that it forbids. What the host reveals beside its pages
 * may be missing; where the site is may not.
 */
async function lookAround(deps: CrawlDeps, startUrl: string, { respect_robots }: CrawlOptions, end: VisitEnd) {
  const readings: RobotsCache = new Map();
  const fetcher = respect_robots ? obeyRobots(deps, readings) : deps.fetcher;
  const start = await findFinalUrl({ ...deps, fetcher }, startUrl, end.signal);
  const robots = await readCachedRobots(deps, start.finalUrl, readings, end.signal);
  const isRefused = start.refusal !== null;
  const probes = isRefused ? null : await end.orNull(() => probeHost({ ...deps, fetcher }, start.finalUrl, end.signal));
  return { ...start, robots, probes };
}

async function findPrevious(deps: CrawlDeps, input: PrepareSiteInput, start_url: string): Promise<string | null> {
  const { user_id, crawl_id: id, options } = input;
  if (options.incremental === false) return null;
  const crawl = { id, start_url, options, parser_version: deps.parserVersion };
  return deps.crawls.findPrevious(user_id, crawl, new Date(deps.now()));
}

/** Where the start URL leads; `refusal` says that robots.txt forbids the page there. */
async function findFinalUrl(
  deps: Pick<CrawlDeps, 'fetcher'>,
  startUrl: string,
  signal: AbortSignal,
): Promise<{ finalUrl: string; refusal: string | null }> {
  const { final, exhausted } = await followRedirects(deps.fetcher, startUrl, { maxHops: START_PAGE_HOPS, signal });
  const { status, error } = final.facts;
  if (exhausted) throw new DomainError('site_unreachable', `${startUrl} redirects without end`);
  if (error?.kind === 'disallowed_by_robots')
    return { finalUrl: final.url, refusal: unreachableSite(final.url, error).message };
  if (status === 0) throw unreachableSite(startUrl, error);
  if (status === 401 || status === 403 || status === 429)
    throw new DomainError('site_refused', `${final.url} refuses our crawler with status ${status}`);
  if (status >= 400) throw new DomainError('site_unreachable', `${final.url} returns status ${status}`);
  return { finalUrl: final.url, refusal: null };
}
