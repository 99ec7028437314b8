import type { CrawlResult } from './crawl.js';

/**
 * Whether a crawl left pages out that links from the start page lead to, so that what they link to is unknown. Those that
 * orphans alone lead to make no other page a linked one, and what robots.txt forbids no search engine reads.
 */
export function leavesLinksOut({
  incomplete,
  not_followed = [],
}: Pick<CrawlResult, 'incomplete' | 'not_followed'>): boolean {
  const hasOnlyUnlinked =
    not_followed.length > 0 && not_followed.every(({ reason }) => reason === 'unlinked_page' || reason === 'robots');
  return incomplete && !hasOnlyUnlinked;
}
