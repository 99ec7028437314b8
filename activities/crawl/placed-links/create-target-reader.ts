import type { FoundLink, PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import { followRedirects } from '../fetch/follow-redirects.js';
import { type KnownRobotsDeps, obeyKnownRobots } from './obey-known-robots.js';
import { HostBusyError } from './space-visits.js';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 10_000;
/** Links of one client share a few targets. */
const MOST_KNOWN = 5_000;

interface TargetEnd {
  ends_at: string;
  target_status: number | null;
  read_at: number;
}

/**
 * Looks where the target of a link ends, once a day for all links to it: an error there is a matter of the target's own site. Not
 * known while other visits take that site's turns.
 */
export function createTargetReader() {
  const known = new Map<string, TargetEnd>();
  return async (
    deps: KnownRobotsDeps,
    link: FoundLink,
    { target_url }: Pick<PlacedLink, 'target_url'>,
    signal: AbortSignal,
  ): Promise<FoundLink> => {
    if (link.via_redirect || link.match !== 'exact') return link;
    const found = known.get(target_url) ?? null;
    const isFresh = found !== null && deps.now() - found.read_at < DAY_MS;
    const end = isFresh ? found : await read(deps, target_url, signal);
    if (end === null) return link;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(target_url, end);
    return { ...link, ends_at: end.ends_at, target_status: end.target_status };
  };
}

export type TargetReader = ReturnType<typeof createTargetReader>;

async function read(deps: KnownRobotsDeps, url: string, signal: AbortSignal): Promise<TargetEnd | null> {
  try {
    const { final, exhausted } = await followRedirects(obeyKnownRobots(deps), url, {
      timeoutMs: TIMEOUT_MS,
      signal,
      maxBytes: 0,
    });
    const { status, error } = final.facts;
    if (exhausted || status === 0 || error?.kind === 'disallowed_by_robots') return null;
    return { ends_at: final.url, target_status: status, read_at: deps.now() };
  } catch (error) {
    if (error instanceof HostBusyError) return null; // Another day.
    throw error;
  }
}
