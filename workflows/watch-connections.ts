import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../activities/search-data/index.js';
import { searchDataOptions } from './activity-options.js';
import type { WatchOutcome } from './contract/integrations.js';

const { watchConnections: watch, resealConnections: reseal } = proxyActivities<SearchDataActivities>(searchDataOptions);

/** Bounds the history; what is left is due again at the next run. */
const MAX_PAGES = 100;

/** Renews grants that nobody has used for long, and moves tokens to the key that seals now. */
export async function watchConnections(): Promise<WatchOutcome> {
  const told: WatchOutcome = { checked: 0, expired: 0, failed: 0, resealed: 0, lost: 0 };
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page: Awaited<ReturnType<typeof reseal>> = await reseal({ after });
    told.resealed += page.resealed;
    told.lost += page.lost;
    after = page.next;
    if (after === null) break;
  }
  after = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page: Awaited<ReturnType<typeof watch>> = await watch({ after });
    told.checked += page.checked;
    told.expired += page.expired;
    told.failed += page.failed;
    after = page.next;
    if (after === null) break;
  }
  return told;
}
