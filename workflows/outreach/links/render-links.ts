import { isCancellation, proxyActivities, rootCause, sleep } from '@temporalio/workflow';
import type { BrowserActivities } from '../../../activities/browser/index.js';
import type { LinkWatchActivities } from '../../../activities/outreach/links/index.js';
import type { PendingLink, RenderedLink } from '../../../domain/outreach/links/pending-link.js';
import { renderLinksOptions, storeOptions } from '../../activity-options.js';
import type { RenderLinksInput } from './contract/watch-links.js';

const { renderPlacedLinks } = proxyActivities<BrowserActivities>(renderLinksOptions);
const { recordRendered } = proxyActivities<LinkWatchActivities>(storeOptions);

/** Of one browser: each page may take a quarter of a minute. */
const PAGES = 6;

/**
 * Has a browser look at pages that do not have their links in what the server sends. Where no browser can, the check is recorded
 * as one that could not look.
 */
export async function renderLinks({ pending }: RenderLinksInput): Promise<{ rendered: number }> {
  const inTurn = pending.toSorted((one, other) => one.render_at.localeCompare(other.render_at));
  for (let from = 0; from < inTurn.length; from += PAGES) {
    const some = inTurn.slice(from, from + PAGES);
    const waitMs = Math.max(...some.map(({ render_at }) => Date.parse(render_at))) - Date.now();
    if (waitMs > 0) await sleep(waitMs);
    await recordRendered({ rendered: await render(some) });
  }
  return { rendered: pending.length };
}

async function render(pending: PendingLink[]): Promise<RenderedLink[]> {
  try {
    return await renderPlacedLinks({ pending });
  } catch (failure) {
    if (isCancellation(failure)) throw failure;
    const detail = describe(failure);
    return pending.map(({ link_id, facts }) => {
      return { link_id, check: { verdict: 'could_not_look', reason: 'not_rendered', detail, facts } };
    });
  }
}

function describe(failure: unknown): string {
  return `No browser could show the page: ${rootCause(failure) ?? String(failure)}`.slice(0, 300);
}
