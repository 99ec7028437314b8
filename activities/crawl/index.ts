import { Context } from '@temporalio/activity';
import type { SitemapArtifact } from '../../domain/seo/artifacts.js';
import type { CrawlCounts } from '../../domain/seo/crawl.js';
import { runActivity } from '../run-activity.js';
import { checkExternalLinks } from './check-external-links.js';
import type { CrawlDeps } from './crawl-deps.js';
import { crawlSlice } from './crawl-slice.js';
import { fetchSinglePage } from './fetch-single-page.js';
import { sitemapKey } from '../../domain/artifact-keys.js';
import { prepareSite } from './prepare-site.js';
import { readSitemaps } from './read-sitemaps.js';
import { requireCrawl } from './require-crawl.js';
import { searchSitemaps } from './search-sitemaps.js';

interface CrawlRef {
  user_id: string;
  crawl_id: string;
}

const cancellation = (): AbortSignal => Context.current().cancellationSignal;

/** Everything that fetches and parses. Binds only; each activity says in its own file what running twice does. */
export function createCrawlActivities(deps: CrawlDeps) {
  const bind = <Input, Result>(activity: (deps: CrawlDeps, input: Input, signal: AbortSignal) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input, cancellation()));
  return {
    prepareSite: bind(prepareSite),
    crawlSlice: bind(crawlSlice),
    gatherSitemaps: bind(gatherSitemaps),
    seedFromSitemap: bind(seedFromSitemap),
    finishCrawl: bind(finishCrawl),
    checkExternalLinks: bind(checkExternalLinks),
    fetchSinglePage: bind(fetchSinglePage),
    readSitemaps: bind(readSitemaps),
  };
}

export type CrawlActivities = ReturnType<typeof createCrawlActivities>;

/** Reads the site's sitemaps into the store. Twice: replaces what was stored. */
async function gatherSitemaps(deps: CrawlDeps, { user_id, crawl_id }: CrawlRef, signal: AbortSignal): Promise<{ files: number; urls: number }> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const robots_urls = crawl.robots?.sitemap_urls ?? [];
  const artifact = await searchSitemaps(deps, { site_url: crawl.start_url, robots_urls, given_url: null, sample: 0, signal });
  await deps.artifacts.put(user_id, sitemapKey(crawl_id), artifact);
  return { files: artifact.files.length, urls: artifact.url_count };
}

/** Adds listed URLs that no page linked to, as far as the page budget may reach. Twice: they are there already. */
async function seedFromSitemap(deps: CrawlDeps, { user_id, crawl_id }: CrawlRef): Promise<{ added: number }> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const sitemap = await deps.artifacts.get<SitemapArtifact>(user_id, sitemapKey(crawl_id));
  const { known, nextOrder } = await deps.crawls.loadFrontier(crawl_id);
  const budget = crawl.options.max_pages - (await deps.crawls.countFetched(crawl_id));
  const unknown = [...new Set((sitemap?.entries ?? []).map((entry) => entry.url))].filter(
    (url) => !known.has(deps.hashUrl(url)) && new URL(url).host === new URL(crawl.start_url).host,
  );
  const entries = unknown.slice(0, Math.max(0, budget)).map((url, index) => ({ url, depth: null, source: 'sitemap' as const, order: nextOrder + index }));
  await deps.crawls.addUrls(crawl_id, entries, new Date(crawl.expires_at));
  return { added: entries.length };
}

/** Counts what the crawl left behind and stamps its end. */
async function finishCrawl(deps: CrawlDeps, { user_id, crawl_id }: CrawlRef): Promise<CrawlCounts> {
  const counts = { ...(await deps.crawls.count(crawl_id)), blocked_by_robots: 0, bytes: 0, max_depth: 0 };
  for await (const { summary } of deps.crawls.streamDigests(crawl_id)) {
    if (!summary.allowed_by_robots) counts.blocked_by_robots++;
    counts.bytes += summary.body_bytes;
    counts.max_depth = Math.max(counts.max_depth, summary.depth ?? 0);
  }
  await deps.crawls.finish(user_id, crawl_id);
  return counts;
}
