import { followDetour, listDetours } from '../../../domain/outreach/links/find-link.js';
import type { FoundLink, PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import type { Anchor } from '../../../domain/seo/artifacts/html.js';
import { followRedirects } from '../fetch/follow-redirects.js';
import { type KnownRobotsDeps, obeyKnownRobots } from './obey-known-robots.js';

const TIMEOUT_MS = 10_000;

/** Follows the few links of a page that may lead to the target by way of another URL; null where none does. */
export async function followDetours(
  deps: KnownRobotsDeps,
  anchors: readonly Anchor[],
  { target_url, expected_anchor }: Pick<PlacedLink, 'target_url' | 'expected_anchor'>,
  signal: AbortSignal,
): Promise<FoundLink | null> {
  for (const anchor of listDetours(anchors, target_url, expected_anchor)) {
    if (anchor.url === null) continue;
    const options = { method: 'HEAD' as const, timeoutMs: TIMEOUT_MS, signal };
    const { final, exhausted } = await followRedirects(obeyKnownRobots(deps), anchor.url, options);
    if (exhausted) continue;
    const found = followDetour(anchor, final.url, target_url, 'html');
    if (found !== null) return { ...found, target_status: final.facts.status === 0 ? null : final.facts.status };
  }
  return null;
}
