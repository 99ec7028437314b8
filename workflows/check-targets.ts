import { proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../activities/crawl/index.js';
import { crawlOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';

const { checkResources, checkExternalLinks } = proxyActivities<CrawlActivities>(crawlOptions);

/**
 * Requests what the pages of a crawl point to: the files they are made of and, when asked, the links that lead away.
 * Both wait for other servers far more than they work, so they run side by side. What they find is in the store; a
 * failure only leaves it out there.
 */
export async function checkTargets(
  crawl: { user_id: string; crawl_id: string },
  { external }: { external: boolean },
): Promise<void> {
  const links = external ? [outcomeOf(() => checkExternalLinks(crawl))] : [];
  await Promise.all([outcomeOf(() => checkResources(crawl)), ...links]);
}
