import { proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../activities/crawl/index.js';
import { crawlOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';

const { checkResources, checkEdgeLinks, checkExternalLinks } = proxyActivities<CrawlActivities>(crawlOptions);

/**
 * Requests what the pages of a crawl point to: the files they are made of, then pages of the site behind a bound of the
 * crawl and, if requested, the links that lead away. They wait for other servers far more than they work, so the site and
 * the others are visited side by side. What they find is in the store; a failure only leaves it out there.
 */
export async function checkTargets(
  crawl: { user_id: string; crawl_id: string },
  { external }: { external: boolean },
): Promise<void> {
  const links = external ? [outcomeOf(() => checkExternalLinks(crawl))] : [];
  await Promise.all([visitSite(crawl), ...links]);
}

/** One after the other: both ask the same host. */
async function visitSite(crawl: { user_id: string; crawl_id: string }): Promise<void> {
  await outcomeOf(() => checkResources(crawl));
  await outcomeOf(() => checkEdgeLinks(crawl));
}
