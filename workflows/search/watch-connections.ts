import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../../activities/search/index.js';
import type { WatchPage } from '../../activities/search/watch-connections.js';
import { searchDataOptions } from '../activity-options.js';
import type { WatchOutcome } from './contract/integrations.js';

const { watchConnections: watch } = proxyActivities<SearchDataActivities>(searchDataOptions);

/** Bounds the history; what is left is due again at the next run. */
const MAX_PAGES = 100;

/** Renews grants that have not been used for long. */
export async function watchConnections(): Promise<WatchOutcome> {
  const sum: WatchOutcome = { checked: 0, expired: 0, failed: 0 };
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page: WatchPage = await watch({ after });
    sum.checked += page.checked;
    sum.expired += page.expired;
    sum.failed += page.failed;
    after = page.next;
    if (after === null) break;
  }
  return sum;
}
