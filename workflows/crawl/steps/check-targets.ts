import { proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../../../activities/crawl/index.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { crawlOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';

const { checkResources, checkEdgeLinks, checkExternalLinks } = proxyActivities<CrawlActivities>(crawlOptions);

/**
 * Requests what the pages of a crawl point to: their files, then pages of the site beyond a limit of the crawl and, if
 * requested, external links. They wait for other servers far more than they work, so the site and the others are
 * visited in parallel. Results are in the store; a failure only leaves them out there.
 */
export async function checkTargets(
  crawl: { user_id: OwnerId; crawl_id: string },
  { external }: { external: boolean },
): Promise<void> {
  const links = external ? [captureOutcome(() => checkExternalLinks(crawl))] : [];
  await Promise.all([visitSite(crawl), ...links]);
}

/** One after the other: both request the same host. */
async function visitSite(crawl: { user_id: OwnerId; crawl_id: string }): Promise<void> {
  await captureOutcome(() => checkResources(crawl));
  await captureOutcome(() => checkEdgeLinks(crawl));
}
