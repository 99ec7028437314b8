import type { CrawlCounts } from '../../domain/crawl/crawl.js';
import type { CrawlRendering } from '../../domain/crawl/crawl-rendering.js';
import { type NotFollowed, NotFollowedTally } from '../../domain/crawl/not-followed.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlDeps } from './crawl-deps.js';
import { findLeftOut } from './frontier/find-left-out.js';
import { requireCrawl } from './frontier/require-crawl.js';

export interface FinishedCrawl {
  counts: CrawlCounts;
  /**
   * A bound ended the crawl before the site did: a URL waits, or a page links to one that was never requested. Or pages
   * of a rendered crawl could not be rendered, so that the links of their scripts are not known.
   */
  incomplete: boolean;
  not_followed: NotFollowed[];
  /** Absent where pages were not to be rendered. */
  rendering?: CrawlRendering;
}

export interface FinishCrawlInput {
  user_id: OwnerId;
  crawl_id: string;
  /** The crawl had taken as long as it may. */
  out_of_time?: boolean;
}

/**
 * Counts what the crawl left behind and stamps its end. What it reports comes from the store alone, so that it is the
 * same however often slices died on the way. Twice: counts the same again, and the later end stays.
 */
export async function finishCrawl(
  deps: Pick<CrawlDeps, 'crawls' | 'artifacts' | 'hashUrl'>,
  { user_id, crawl_id, out_of_time = false }: FinishCrawlInput,
): Promise<FinishedCrawl> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const { respect_robots } = crawl.options;
  const { fetched: stored, html, pending } = await deps.crawls.count(crawl_id);
  const counts = { html, pending, blocked_by_robots: 0, bytes: 0, max_depth: 0, not_modified: 0, unchanged: 0 };
  const rendered = { pages_rendered: 0, pages_failed: 0 };
  const tally = new NotFollowedTally();
  const leftOut = await findLeftOut(deps, { user_id, crawl, out_of_time }, ({ summary, reuse }) => {
    if (!summary.allowed_by_robots) counts.blocked_by_robots++;
    if (!summary.allowed_by_robots && respect_robots) {
      tally.add('robots', summary.url);
      return;
    }
    if (summary.rendered !== undefined) rendered[summary.rendered ? 'pages_rendered' : 'pages_failed']++;
    if (reuse !== null) counts[reuse]++;
    counts.bytes += summary.body_bytes;
    counts.max_depth = Math.max(counts.max_depth, summary.depth ?? 0);
  });
  for (const { url, reason } of leftOut) tally.add(reason, url);
  await deps.crawls.finish(user_id, crawl_id);
  // What robots.txt forbids is stored as a page, but was not requested, unless the owner of the site had it ignored.
  const fetched = respect_robots ? stored - counts.blocked_by_robots : stored;
  // What only scripts of those pages show was not seen: a missing link proves little.
  const incomplete = tally.isIncomplete || rendered.pages_failed > 0;
  const finished = { counts: { ...counts, fetched }, incomplete, not_followed: tally.list() };
  const { render: mode = 'never' } = crawl.options;
  if (mode === 'never' || !crawl.rendering) return finished;
  return { ...finished, rendering: { mode, ...crawl.rendering, ...rendered } };
}
