import type { CrawlCounts } from '../../domain/seo/crawl.js';
import { findSessionId } from '../../domain/seo/url/find-session-id.js';
import { isSameSite } from '../../domain/seo/url/url-identity.js';
import type { CrawlDeps } from './crawl-deps.js';
import { requireCrawl } from './require-crawl.js';

export interface FinishedCrawl {
  counts: CrawlCounts;
  /** A bound ended the crawl before the site did: a URL waits, or a page links to one that was never asked for. */
  incomplete: boolean;
}

/**
 * Counts what the crawl left behind and stamps its end. What it tells comes from the store alone, so that it is the same
 * however often slices died on the way. Twice: counts the same again, and the later end stays.
 */
export async function finishCrawl(
  deps: Pick<CrawlDeps, 'crawls'>,
  { user_id, crawl_id }: { user_id: string; crawl_id: string },
): Promise<FinishedCrawl> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const { fetched: stored, html, pending } = await deps.crawls.count(crawl_id);
  const known = new Set<string>();
  const targets = new Set<string>();
  const counts = { html, pending, blocked_by_robots: 0, bytes: 0, max_depth: 0, not_modified: 0, unchanged: 0 };
  for await (const { summary, reuse } of deps.crawls.streamDigests(crawl_id)) {
    known.add(sessionless(summary.url));
    // Where nobody comes by links, links lead to nothing that the crawl should have reached.
    if (summary.source !== 'reference') for (const { url } of summary.links) targets.add(url);
    if (!summary.allowed_by_robots) {
      counts.blocked_by_robots++;
      continue;
    }
    if (reuse !== null) counts[reuse]++;
    counts.bytes += summary.body_bytes;
    counts.max_depth = Math.max(counts.max_depth, summary.depth ?? 0);
  }
  await deps.crawls.finish(user_id, crawl_id);
  // What robots.txt forbids is stored as a page, but nobody asked the site for it.
  const fetched = stored - counts.blocked_by_robots;
  const isLeftOut = (url: string) => isSameSite(url, crawl.start_url) && !known.has(sessionless(url));
  const incomplete = pending > 0 || [...targets].some(isLeftOut);
  return { counts: { ...counts, fetched }, incomplete };
}

/** The crawl asks for a page once, whatever session ids its links carry. */
function sessionless(url: string): string {
  return findSessionId(url)?.rest ?? url;
}
