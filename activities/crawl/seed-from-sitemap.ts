import { createScope } from '../../domain/crawl/crawl-scope.js';
import { sitemapKey } from '../../domain/operations/artifact-keys.js';
import type { SitemapArtifact } from '../../domain/seo/artifacts/sitemap.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlDeps } from './crawl-deps.js';
import { frontierCapacity } from './frontier/frontier.js';
import { requireCrawl } from './frontier/require-crawl.js';

/**
 * Puts listed URLs that no page linked to behind the frontier, up to its bound; the page budget cuts them off in turn.
 * Twice: they are there already.
 * @returns the URLs that wait to be fetched, whichever run put them there
 */
export async function seedFromSitemap(
  deps: CrawlDeps,
  { user_id, crawl_id }: { user_id: OwnerId; crawl_id: string },
): Promise<{ added: number }> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const sitemap = await deps.artifacts.get<SitemapArtifact>(user_id, sitemapKey(crawl_id));
  const { known, nextOrder } = await deps.crawls.loadFrontier(crawl_id);
  const scope = createScope(crawl.options.scope, crawl.start_url);
  const unknown = [...new Set((sitemap?.entries ?? []).map(({ url }) => scope.clean(url)))].filter(
    (url) => !known.has(deps.hashUrl(url)) && scope.isOwn(url) && scope.includes(url),
  );
  const room = Math.max(0, frontierCapacity(crawl.options) - known.size);
  const entries = unknown
    .slice(0, room)
    .map((url, index) => ({ url, depth: null, source: 'sitemap' as const, order: nextOrder + index }));
  await deps.crawls.addUrls(crawl_id, entries, new Date(crawl.expires_at));
  return { added: (await deps.crawls.count(crawl_id)).pending };
}
