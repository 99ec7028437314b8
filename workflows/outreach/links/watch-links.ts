import {
  continueAsNew,
  isCancellation,
  log,
  ParentClosePolicy,
  proxyActivities,
  startChild,
  workflowInfo,
} from '@temporalio/workflow';
import type { CheckPlacedLinksInput } from '../../../activities/crawl/check-placed-links.js';
import type { LinkVisitActivities } from '../../../activities/crawl/index.js';
import type { LinkWatchActivities } from '../../../activities/outreach/links/index.js';
import { crawlOptions, storeOptions } from '../../activity-options.js';
import { RENDER_LINKS } from './contract/watch-links.js';
import type { renderLinks } from './render-links.js';

const { claimLinkChecks } = proxyActivities<LinkWatchActivities>(storeOptions);
const { checkPlacedLinks } = proxyActivities<LinkVisitActivities>(crawlOptions);

/** A batch adds about fifteen events. */
const BATCHES_PER_RUN = 200;

export interface WatchedLinks {
  checked: number;
}

/**
 * Checks placed links that are due, a batch of hosts at a time, until none is. A Schedule starts it every five minutes, and not while
 * it runs: there is one dispatcher for all workers. What it loses is due again when its lease ends.
 */
export async function watchLinks(before: WatchedLinks = { checked: 0 }): Promise<WatchedLinks> {
  let { checked } = before;
  for (let batches = 0; batches < BATCHES_PER_RUN && !workflowInfo().continueAsNewSuggested; batches++) {
    const claim = await claimLinkChecks({});
    if (claim.ids.length === 0) return { checked };
    checked += await checkBatch(claim, batches);
  }
  return continueAsNew<typeof watchLinks>({ checked });
}

async function checkBatch(claim: CheckPlacedLinksInput, batch: number): Promise<number> {
  try {
    const { checked, pending } = await checkPlacedLinks(claim);
    // A browser takes its time: the next batch does not wait for it.
    if (pending.length > 0)
      await startChild<typeof renderLinks>(RENDER_LINKS, {
        args: [{ pending }],
        workflowId: `render-links:${workflowInfo().runId}:${batch}`,
        parentClosePolicy: ParentClosePolicy.ABANDON,
      });
    return checked;
  } catch (failure) {
    if (isCancellation(failure)) throw failure;
    log.warn('batch of link checks failed', { error: String(failure) });
    return 0;
  }
}
