import type { CrawlCounts } from '../../domain/crawl/crawl.js';
import type { CrawlRendering } from '../../domain/crawl/crawl-rendering.js';
import { isCutOff, type NotFollowed } from '../../domain/crawl/not-followed.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlDeps } from './crawl-deps.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { type SurveyDeps, surveyCrawl } from './survey/survey-crawl.js';

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
  deps: SurveyDeps & { crawls: Pick<CrawlDeps['crawls'], 'find' | 'finish'> },
  { user_id, crawl_id, out_of_time = false }: FinishCrawlInput,
): Promise<FinishedCrawl> {
  const crawl = await requireCrawl(deps, user_id, crawl_id);
  const { respect_robots, render: mode = 'never' } = crawl.options;
  const { fetched: stored, html, pending } = await deps.crawls.count(crawl_id);
  const ending = await surveyCrawl(deps, user_id, crawl, 'ending');
  await deps.crawls.finish(user_id, crawl_id);
  const { rendered } = ending;
  const not_followed = ending.not_followed[out_of_time ? 'time' : 'max_pages'];
  // What robots.txt forbids is stored as a page, but was not requested, unless the owner of the site had it ignored.
  const fetched = respect_robots ? stored - ending.counts.blocked_by_robots : stored;
  // What only scripts of those pages show was not seen: a missing link proves little.
  const incomplete = isCutOff(not_followed) || rendered.pages_failed > 0;
  const finished = { counts: { ...ending.counts, html, pending, fetched }, incomplete, not_followed };
  if (mode === 'never' || !crawl.rendering) return finished;
  return { ...finished, rendering: { mode, ...crawl.rendering, ...rendered } };
}
