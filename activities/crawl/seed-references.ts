import { createScope, type ScopeRules } from '../../domain/crawl/crawl-scope.js';
import { sitemapKey } from '../../domain/operations/artifact-keys.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlDeps } from './crawl-deps.js';
import { frontierCapacity } from './frontier/frontier.js';
import { loadKnownUrls } from './frontier/load-known-urls.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { surveyCrawl } from './survey/survey-crawl.js';

/** The part of the page budget that they may use at most. */
const BUDGET_SHARE = 0.1;

type SeedDeps = Pick<CrawlDeps, 'crawls' | 'artifacts' | 'hashUrl'>;

/**
 * Appends URLs to the frontier that pages or sitemap entries name as another version of themselves and that nothing
 * links to: their errors only show when they are requested. Never more than the page budget has left, so that no crawl
 * is cut off by them. Twice: those that are there already count among the bound, the rest follows.
 * @returns the URLs that wait to be fetched, whichever run put them there
 */
export async function seedReferences(
  deps: SeedDeps,
  { user_id, crawl_id }: { user_id: OwnerId; crawl_id: string },
): Promise<{ added: number }> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const sitemap = await deps.artifacts.get<SitemapArtifact>(user_id, sitemapKey(crawl_id));
  let seeded = 0;
  const { known, nextOrder, traps } = await loadKnownUrls(deps, crawl, ({ source }) => {
    if (source === 'reference') seeded++;
  });
  const { max_pages } = crawl.options;
  const room = Math.min(
    Math.floor(max_pages * BUDGET_SHARE) - seeded,
    max_pages - (await deps.crawls.countFetched(crawl_id)) - (await deps.crawls.count(crawl_id)).pending,
    frontierCapacity(crawl.options) - known.size,
  );
  const urls: string[] = [];
  const add = (url: string) => {
    const hash = deps.hashUrl(url);
    if (urls.length >= room || known.has(hash) || traps.refuses(url, 'link')) return;
    known.add(hash);
    traps.add(url);
    urls.push(url);
  };
  const scope = createScope(crawl.options.scope, crawl.start_url);
  if (scope.followsLinks) {
    const named = await surveyCrawl(deps, user_id, crawl, 'references');
    for (const url of unlistedUrls(named, scope, sitemap)) add(scope.clean(url));
  }
  const entries = urls.map((url, at) => ({ url, depth: null, source: 'reference' as const, order: nextOrder + at }));
  await deps.crawls.addUrls(crawl_id, entries, new Date(crawl.expires_at));
  return { added: (await deps.crawls.count(crawl_id)).pending };
}

/** On the site and in no sitemap: what pages name first, in crawl order, then what the sitemap names beside its entries. */
function* unlistedUrls(
  named: readonly string[],
  scope: ScopeRules,
  sitemap: SitemapArtifact | null,
): Generator<string> {
  const listed = new Set(sitemap?.entries.map(({ url }) => url));
  yield* named.filter((url) => !listed.has(url));
  const isWanted = (url: string) => !listed.has(url) && scope.isOwn(url) && scope.includes(url);
  for (const { alternates } of sitemap?.entries ?? []) yield* alternates.map(({ url }) => url).filter(isWanted);
}
