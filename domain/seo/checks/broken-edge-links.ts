import { type Answer, isBroken, showAnswer } from '../../base/http/answer-state.js';
import type { EdgeLinkResult } from '../artifacts/edge-link.js';
import { redirectChain } from '../site/redirect-chain.js';
import type { SiteArtifacts } from './check.js';

export interface BrokenEdgeLink {
  url: string;
  /** Where it ends, and the response there. */
  end: Answer & { url: string };
  observed: string;
}

/** Internal links behind a bound of the crawl that end in an error. */
export function brokenEdgeLinks(site: Pick<SiteArtifacts, 'edge_links' | 'by_url'>): BrokenEdgeLink[] {
  return (site.edge_links ?? []).flatMap((link) => {
    const end = findEnd(site, link);
    if (end === null || !isBroken(end)) return [];
    const observed = end.url === link.url ? showAnswer(end) : `→ ${end.url}: ${showAnswer(end)}`;
    return [{ url: link.url, end, observed }];
  });
}

/** Null where what it ends on is not known. */
function findEnd(
  site: Pick<SiteArtifacts, 'by_url'>,
  { final_url, final: { status, error, verdict } }: EdgeLinkResult,
): BrokenEdgeLink['end'] | null {
  if (verdict === 'broken') return { url: final_url, status, error };
  if (verdict !== 'not_checked') return null;
  const { end } = redirectChain(site, final_url);
  return end?.allowed_by_robots ? { url: end.url, status: end.status, error: end.error } : null;
}
