import { patched, proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../activities/search-data/index.js';
import type { SecretsActivities } from '../activities/secrets/index.js';
import { searchDataOptions } from './activity-options.js';
import type { WatchOutcome } from './contract/integrations.js';

const { watchConnections: watch } = proxyActivities<SearchDataActivities>(searchDataOptions);
const { resealConnections: reseal } = proxyActivities<SecretsActivities>(searchDataOptions);

/** Bounds the history; what is left is due again at the next run. */
const MAX_PAGES = 100;

/** Renews grants that nobody has used for long. */
export async function watchConnections(): Promise<WatchOutcome> {
  // Sealing anew has a workflow of its own since; runs from before that go on as they began.
  if (!patched('reseal-apart')) await walk(reseal, () => undefined);
  const told: WatchOutcome = { checked: 0, expired: 0, failed: 0 };
  await walk(watch, ({ checked, expired, failed }) => {
    told.checked += checked;
    told.expired += expired;
    told.failed += failed;
  });
  return told;
}

async function walk<Page extends { next: string | null }>(
  read: (from: { after: string | null }) => Promise<Page>,
  note: (page: Page) => void,
): Promise<void> {
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page: Page = await read({ after });
    note(page);
    after = page.next;
    if (after === null) return;
  }
}
