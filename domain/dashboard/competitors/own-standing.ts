import { type Benchmark, type CompetitorResult, compareWithCompetitors } from '../../audits/benchmark.js';
import { scoreTrust } from '../../seo/trust/trust-score.js';
import type { CompetitorSources, MeasuredSite } from './competitor-sources.js';
import type { Competitor } from './gather-competitors.js';

export type MarketLabel = 'leader' | 'challenger' | 'follower';

export interface OwnStanding {
  /** 1 is first, among the site and the competitors that were crawled. */
  rank: number;
  of: number;
  /** leader: first; challenger: in the better half; follower: behind it. */
  label: MarketLabel;
  /** 0–100: the share of the others that is beaten, over all measures. */
  index: number | null;
  /** By the trust score alone; null without one. */
  trust_rank: number | null;
  basis: string;
}

const BASIS =
  'the mean over all figures of the crawls of the share of other sites that are beaten; visits and market shares are known only to the sites themselves';

/** The site among those that were crawled, by their newest crawls; null when it or all others were not. */
export function compareNow(own: MeasuredSite | null, competitors: readonly Competitor[]): Benchmark | null {
  const results = competitors.flatMap(({ measured }) => (measured ? [toResult(measured)] : []));
  if (!own || results.length === 0) return null;
  return compareWithCompetitors(own.metrics, results, { scores: own.scores });
}

function toResult({ url, metrics, scores }: MeasuredSite): CompetitorResult {
  // Named as the list of competitors names it, whatever page its crawl began on.
  return { url, status: 'completed', error: null, scores, metrics: { ...metrics, url } };
}

export function describePosition(
  { own }: CompetitorSources,
  competitors: readonly Competitor[],
  now: Benchmark | null,
): OwnStanding | null {
  if (!own || !now || now.your_rank === null) return null;
  const trust = scoreTrust(own.metrics).score;
  const theirs = competitors.flatMap((competitor) => competitor.trust?.score ?? []);
  return {
    rank: now.your_rank,
    of: now.ranked_sites,
    label: labelOf(now.your_rank, now.ranked_sites),
    index: now.your_index,
    trust_rank: trust === null || theirs.length === 0 ? null : 1 + theirs.filter((score) => score > trust).length,
    basis: BASIS,
  };
}

function labelOf(rank: number, of: number): MarketLabel {
  if (rank === 1) return 'leader';
  return rank <= of / 2 ? 'challenger' : 'follower';
}
