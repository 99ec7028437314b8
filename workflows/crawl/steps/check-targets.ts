import { proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../../../activities/crawl/index.js';
import { crawlOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';

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
  const links = external ? [captureOutcome(() => checkExternalLinks(crawl))] : [];
  await Promise.all([visitSite(crawl), ...links]);
}

/** One after the other: both ask the same host. */
async function visitSite(crawl: { user_id: string; crawl_id: string }): Promise<void> {
  await captureOutcome(() => checkResources(crawl));
  await captureOutcome(() => checkEdgeLinks(crawl));
}
