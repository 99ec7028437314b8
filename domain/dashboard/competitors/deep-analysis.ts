import type { BenchmarkPoint } from '../../audits/benchmark.js';
import type { TopicGap } from '../../audits/compare-topics.js';
import type { MissingSection } from '../../audits/missing-sections.js';
import type { SitemapBenchmarkReport } from '../../audits/sitemap-benchmark.js';
import { writeText } from '../../base/text/write-text.js';
import { scoreTrust } from '../../seo/trust/trust-score.js';
import { type NoData, noData } from '../no-data.js';
import { type Comparison, compareCompetitor } from './compare-competitor.js';
import { NO_COMPETITORS, nextStep } from './competitive-report.js';
import type { CompetitorSources } from './competitor-sources.js';
import { type DimensionStanding, rankByDimension } from './dimension-standing.js';
import { type Competitor, gatherCompetitors } from './gather-competitors.js';
import { compareNow, describePosition, type OwnStanding } from './own-standing.js';

export interface HeadToHead {
  url: string;
  /** Figures in which the site is ahead, and behind, by at least a tenth. */
  ahead_in: number;
  behind_in: number;
  your_best: Comparison | null;
  their_best: Comparison | null;
}

export interface DeepCompetitorAnalysis {
  site_url: string;
  status: 'ok';
  positioning: OwnStanding & {
    /** Best rank first, dimensions that can't be compared last. */
    dimensions: DimensionStanding[];
    /** Two sentences with the figures. */
    summary: string;
  };
  /** Against the median of the competitors that were crawled. */
  advantages: BenchmarkPoint[];
  gaps: BenchmarkPoint[];
  missing_sections: MissingSection[];
  topic_gaps: TopicGap[];
  head_to_head: HeadToHead[];
  /** The sitemaps side by side; null when they were not compared. */
  sitemaps: (Pick<SitemapBenchmarkReport, 'your_rank' | 'ranked_sites' | 'measures'> & { measured_at: string }) | null;
  next_step: string | null;
}

const NOT_CRAWLED = noData(
  'The site and at least one competitor must have been crawled to be compared in depth',
  'Start a complete audit with 2 to 5 competitors: POST /api/seo/enterprise/complete-audit',
);

/** Ranks a site among its crawled competitors, dimension by dimension. */
export function analyzeCompetitors(sources: CompetitorSources): DeepCompetitorAnalysis | NoData {
  const rivals = gatherCompetitors(sources);
  const { own, benchmark, sitemaps } = sources;
  const now = compareNow(own, rivals);
  const position = describePosition(sources, rivals, now);
  if (!own || !now || !position) return rivals.length === 0 ? NO_COMPETITORS : NOT_CRAWLED;
  const dimensions = rankByDimension(own, rivals);
  return {
    site_url: sources.site_url,
    status: 'ok',
    positioning: { ...position, dimensions, summary: summarize(position, dimensions) },
    advantages: now.advantages,
    gaps: now.gaps,
    missing_sections: benchmark?.result.missing_sections ?? now.missing_sections ?? [],
    topic_gaps: (benchmark?.result.topics ?? now.topics)?.gaps ?? [],
    head_to_head: rivals.flatMap((rival) => faceCompetitor(own, rival)),
    sitemaps: sitemaps && describeSitemaps(sitemaps),
    next_step: nextStep(sources, rivals),
  };
}

function faceCompetitor(
  own: NonNullable<CompetitorSources['own']>,
  { url, measured, trust }: Competitor,
): HeadToHead[] {
  if (!measured || !trust) return [];
  const { strengths, weaknesses } = compareCompetitor(own, measured, { own: scoreTrust(own.metrics), rival: trust });
  return [
    {
      url,
      ahead_in: weaknesses.length,
      behind_in: strengths.length,
      your_best: weaknesses[0] ?? null,
      their_best: strengths[0] ?? null,
    },
  ];
}

function describeSitemaps({ report, at }: NonNullable<CompetitorSources['sitemaps']>) {
  const { your_rank, ranked_sites, measures } = report;
  return { your_rank, ranked_sites, measures, measured_at: at };
}

function summarize({ rank, of, label }: OwnStanding, dimensions: readonly DimensionStanding[]): string {
  const placed = dimensions.filter((one) => one.status === 'ok');
  const [best] = placed;
  const worst = placed.at(-1);
  const place = writeText`The site is ${ordinal(rank)} of ${of} crawled sites (${label}).`;
  if (!best || !worst || best === worst) return place;
  return `${place} It ranks best in ${nameOf(best)} (${ordinal(best.rank)}) and worst in ${nameOf(worst)} (${ordinal(worst.rank)}, led by ${worst.leader.url}).`;
}

function nameOf({ dimension }: DimensionStanding): string {
  return dimension.replaceAll('_', ' ');
}

function ordinal(place: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  return `${place}${endings[ORDINALS.select(place)] ?? 'th'}`;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
