import type { CrawlCounts } from '../../domain/seo/crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { requireCrawl } from './require-crawl.js';

/** Counts what the crawl left behind and stamps its end. Twice: counts the same again, and the later end stays. */
export async function finishCrawl(
  deps: Pick<CrawlDeps, 'crawls'>,
  { user_id, crawl_id }: { user_id: string; crawl_id: string },
): Promise<CrawlCounts> {
  await requireCrawl(deps, user_id, crawl_id);
  const { fetched: stored, html, pending } = await deps.crawls.count(crawl_id);
  const counts = { html, pending, blocked_by_robots: 0, bytes: 0, max_depth: 0 };
  for await (const { summary } of deps.crawls.streamDigests(crawl_id)) {
    if (!summary.allowed_by_robots) {
      counts.blocked_by_robots++;
      continue;
    }
    counts.bytes += summary.body_bytes;
    counts.max_depth = Math.max(counts.max_depth, summary.depth ?? 0);
  }
  await deps.crawls.finish(user_id, crawl_id);
  // What robots.txt forbids is stored as a page, but nobody asked the site for it.
  return { ...counts, fetched: stored - counts.blocked_by_robots };
}
