import type { LinkWatchDeps } from './link-watch-deps.js';

/** Of one batch: each link another host. */
const LINKS = 32;
/** Longer than a batch with all its retries and a browser's turn. */
const LEASE_MS = 45 * 60_000;
const SPACING_MS = 10_000;

/**
 * Takes the links that are due, one of each host, and plans further ones of their hosts for later turns. Changes: when they are due.
 * Twice: takes the next ones; those of the first time are due again after three quarters of an hour.
 */
export async function claimLinkChecks({
  placedLinks,
  now,
}: Pick<LinkWatchDeps, 'placedLinks' | 'now'>): Promise<{ ids: string[]; claimed_at: string }> {
  const at = now();
  const { ids } = await placedLinks.claimDue({ now: at, limit: LINKS, lease_ms: LEASE_MS, spacing_ms: SPACING_MS });
  return { ids, claimed_at: at.toISOString() };
}
