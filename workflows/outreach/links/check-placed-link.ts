import { proxyActivities } from '@temporalio/workflow';
import type { LinkVisitActivities } from '../../../activities/crawl/index.js';
import { crawlOptions } from '../../activity-options.js';
import type { CheckPlacedLinkInput } from './contract/watch-links.js';
import { renderLinks } from './render-links.js';

const { checkPlacedLinks } = proxyActivities<LinkVisitActivities>(crawlOptions);

/** Checks one link now. One whose host is busy is due again soon, and checked with the others. */
export async function checkPlacedLink({ link_id }: CheckPlacedLinkInput): Promise<{ checked: number }> {
  const { checked, pending } = await checkPlacedLinks({ ids: [link_id] });
  if (pending.length === 0) return { checked };
  const { rendered } = await renderLinks({ pending });
  return { checked: rendered };
}
