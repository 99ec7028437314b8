import { resourcesKey, sitemapKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { ResourceResult } from '../../domain/seo/artifacts/resource.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../store/crawl/crawls.js';
import { VisitEnd } from '../visit-end.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { doubtDns } from './fetch/doubt-dns.js';
import { createPoliteness } from './fetch/politeness.js';
import { runByHost } from './fetch/run-by-host.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { createPoliteFetcher } from './resource/polite-fetcher.js';
import { requestResource } from './resource/request-resource.js';
import { type ResourceUse, ResourceUses } from './resource/resource-uses.js';
import { uncheckedResource } from './resource/unchecked-resource.js';
import { surveyCrawl } from './survey/survey-crawl.js';
import { type CarefulVisits, SKIPPED_MESSAGE, withCarefulVisits } from './visits/careful-visits.js';

const MAX_REQUESTED = 1_000;
/** Hosts requested at the same time. Those of others get one request after the other. */
const HOSTS = 16;
/** No request starts in the last part of the time: one that is cut off shows nothing. */
const LAST_MS = 20_000;

/**
 * Requests the images, scripts and style sheets that the pages of a crawl are made of, each once, and the images that
 * sitemaps list. What number, time or robots.txt exclude is listed as not checked. Changes: the stored list. Twice:
 * replaces it.
 */
export async function checkResources(
  given: CrawlDeps,
  { user_id, crawl_id }: { user_id: OwnerId; crawl_id: string },
  signal: AbortSignal,
): Promise<{ checked: number; broken: number }> {
  const crawl = await requireCrawl(given, user_id, crawl_id);
  const deps = await depsForCrawl(given, user_id, crawl);
  const uses = await collectUses(deps, user_id, crawl);
  const asked = await withCarefulVisits(deps, { id: `resources:${crawl_id}`, suspects: MAX_REQUESTED }, (visits) =>
    requestAll(deps, crawl, { uses, visits }, signal),
  );
  const results = doubtDns(asked, new URL(crawl.start_url).host);
  await deps.artifacts.put(user_id, resourcesKey(crawl_id), results);
  const count = (isCounted: (result: ResourceResult) => boolean) => results.filter(isCounted).length;
  return {
    checked: count(({ verdict }) => verdict !== 'not_checked'),
    broken: count(({ verdict }) => verdict === 'broken'),
  };
}

async function collectUses(deps: CrawlDeps, userId: OwnerId, crawl: CrawlRecord): Promise<ResourceUse[]> {
  const uses = new ResourceUses(await surveyCrawl(deps, userId, crawl, 'resources'));
  const sitemap = await deps.artifacts.get<SitemapArtifact>(userId, sitemapKey(crawl.id));
  for (const image of sitemap?.pictures ?? []) uses.addSitemapImage(image);
  return uses.all();
}

async function requestAll(
  deps: CrawlDeps,
  crawl: CrawlRecord,
  { uses, visits }: { uses: readonly ResourceUse[]; visits: CarefulVisits },
  signal: AbortSignal,
): Promise<ResourceResult[]> {
  const site = siteRules(deps, crawl);
  const results = uses.map((use) => uncheckedResource(use, site.allows(use.url)));
  const mayAsk = (url: string) => !crawl.options.respect_robots || site.allows(url);
  const end = new VisitEnd(VISIT_SECONDS.checkResources, signal);
  const lastStartMs = deps.now() + end.seconds * 1_000 - LAST_MS;
  const { isOwnHost, politeness } = site;
  const fetcher = createPoliteFetcher({ ...deps, politeness, isOwnHost, isAllowed: mayAsk });
  const request = { fetcher, isOwnHost, now: deps.now, signal: end.signal };
  const run = async ([index, use]: [number, ResourceUse]) => {
    signal.throwIfAborted();
    const ask = async () => (deps.now() >= lastStartMs ? null : end.orNull(() => requestResource(request, use)));
    const result = visits.isSetAside(use.url) ? setAside(use) : await visits.visit(use.url, ask);
    signal.throwIfAborted();
    if (result) results[index] = { ...result, allowed_by_robots: site.allows(use.url) };
  };
  try {
    await runByHost(
      chooseRequested(uses).filter(([, { url }]) => mayAsk(url)),
      {
        readHost: ([, use]) => new URL(use.url).host,
        hosts: HOSTS,
        perHost: (host) => (host === site.host ? politeness.limit() : 1),
        run,
      },
    );
  } finally {
    end.clear();
  }
  return results;
}

/** What every visitor loads comes before the other sizes that srcset offers. */
function chooseRequested(uses: readonly ResourceUse[]): [index: number, use: ResourceUse][] {
  const isSpare = ({ kinds }: ResourceUse) => kinds.every((kind) => kind === 'srcset_image');
  const all = [...uses.entries()];
  return [...all.filter(([, use]) => !isSpare(use)), ...all.filter(([, use]) => isSpare(use))].slice(0, MAX_REQUESTED);
}

function setAside(use: ResourceUse): ResourceResult {
  return { ...uncheckedResource(use), error: { kind: 'unreadable', message: SKIPPED_MESSAGE } };
}

/** The site's rules for requests. Its robots.txt only applies to its own host and port (RFC 9309 2.3). */
function siteRules(deps: CrawlDeps, crawl: CrawlRecord) {
  const { host } = new URL(crawl.start_url);
  const rules = parseRobots(crawl.robots?.text ?? '');
  const isReadable = crawl.robots?.state !== 'unreachable';
  return {
    host,
    isOwnHost: (url: string) => new URL(url).host === host,
    allows: (url: string) => {
      const { host: asked, pathname, search } = new URL(url);
      return asked !== host || (isReadable && isAllowed(rules, deps.agentToken, pathname + search));
    },
    politeness: createPoliteness({
      concurrency: deps.concurrency,
      crawlDelayS: crawlDelayS(rules, deps.agentToken),
      requestsPerSecond: crawl.options.requests_per_second,
      now: deps.now,
    }),
  };
}
