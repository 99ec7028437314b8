import { readHost } from '../../domain/base/url/url-identity.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import { judgeCheck } from '../../domain/outreach/links/judge-check.js';
import type { PendingLink } from '../../domain/outreach/links/pending-link.js';
import type { PlacedLink } from '../../domain/outreach/links/placed-link.js';
import { VisitEnd } from '../visit-end.js';
import { runByHost } from './fetch/run-by-host.js';
import type { LinkCheckDeps } from './link-check-deps.js';
import type { TargetReader } from './placed-links/create-target-reader.js';
import { DEFAULT_SPACING_MS, HostBusyError, spaceVisits } from './placed-links/space-visits.js';
import { visitLinkPage } from './placed-links/visit-link-page.js';

export interface CheckPlacedLinksInput {
  ids: string[];
  /** ISO 8601; links that were checked since then are done. Absent: all are checked. */
  claimed_at?: string;
}

export interface CheckedLinks {
  /** Recorded. */
  checked: number;
  /** Not in what the server sent: a browser has to look. */
  pending: PendingLink[];
}

const HOSTS = 16;
/** A link whose host was busy, or that there was no time for. */
const LATER_MS = 60_000;
/** The page and what a browser loads with it are one visit; the next one waits a little longer. */
const RENDERING_SPACINGS = 2;

/**
 * Visits the pages of placed links and records what was seen, many hosts at a time and each at its turn. Changes: the
 * links' records, with events. Twice: visits claimed links that were not checked since, and a link without a claim once
 * more.
 */
export async function checkPlacedLinks(
  deps: LinkCheckDeps & { readTarget: TargetReader },
  { ids, claimed_at }: CheckPlacedLinksInput,
  given: AbortSignal,
  seconds: number = VISIT_SECONDS.checkPlacedLinks,
): Promise<CheckedLinks> {
  const end = new VisitEnd(seconds, given);
  const polite = { ...deps, fetcher: spaceVisits(deps, deps.spacingMs ?? DEFAULT_SPACING_MS) };
  const result: CheckedLinks = { checked: 0, pending: [] };
  const done = new Set<string>();
  const found = await deps.placedLinks.findAny(ids);
  const links = found.filter(({ watch }) => !isSince(watch.last_checked_at, claimed_at));
  await runByHost(links, {
    hosts: HOSTS,
    readHost: ({ host }) => host,
    perHost: () => 1,
    run: async (link) => {
      const checked = await end.orNull(() => checkOne(polite, link, end.signal));
      if (checked === null || checked === 'busy') return;
      done.add(link.id);
      if (checked === 'recorded') result.checked += 1;
      else result.pending.push(checked);
    },
  }).finally(() => end.clear());
  const left = links.filter(({ id }) => !done.has(id)).map(({ id }) => id);
  if (left.length > 0) await deps.placedLinks.release(left, new Date(deps.now() + LATER_MS));
  return result;
}

function isSince(checkedAt: string | null, claimedAt: string | undefined): boolean {
  return checkedAt !== null && claimedAt !== undefined && checkedAt >= claimedAt;
}

async function checkOne(
  deps: LinkCheckDeps & { readTarget: TargetReader },
  link: PlacedLink,
  signal: AbortSignal,
): Promise<'recorded' | 'busy' | PendingLink> {
  try {
    const { visit, facts, detail } = await visitLinkPage(deps, link, signal);
    const verdict = judgeCheck(visit);
    if (verdict === null) return await planRendering(deps, link, { visit, facts });
    const found = verdict.verdict === 'seen' ? facts.link : null;
    const seen = found && (await deps.readTarget(deps, found, link, signal));
    const at = new Date(deps.now()).toISOString();
    await deps.recordLinkCheck(link, { at, ...verdict, detail, facts: { ...facts, link: seen } });
    return 'recorded';
  } catch (error) {
    if (error instanceof HostBusyError) return 'busy';
    throw error;
  }
}

/** @throws HostBusyError */
async function planRendering(
  { hostTurns, spacingMs = DEFAULT_SPACING_MS, now }: LinkCheckDeps,
  { id, page_url, target_url }: PlacedLink,
  { visit, facts }: Pick<PendingLink, 'visit' | 'facts'>,
): Promise<PendingLink> {
  const url = facts.final_url ?? page_url;
  const spacing_ms = spacingMs * RENDERING_SPACINGS;
  const turn = { now: new Date(now()), spacing_ms, most_wait_ms: spacing_ms * RENDERING_SPACINGS };
  const at = await hostTurns.reserve(readHost(url), turn);
  if (at === null) throw new HostBusyError(`The next turns at ${readHost(url)} are taken`);
  return { link_id: id, url, target_url, render_at: at.toISOString(), visit, facts };
}
