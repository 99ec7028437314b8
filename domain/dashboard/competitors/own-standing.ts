import { type Benchmark, type CompetitorResult, compareWithCompetitors } from '../../seo/audit/benchmark.js';
import { SITE_MEASURES, type SiteMeasure } from '../../seo/audit/benchmark-measures.js';
import { indexAmong } from '../../seo/audit/compare-measures.js';
import { scoreTrust } from '../../seo/trust/trust-score.js';
import type { CompetitorSources, MeasuredSite } from './competitor-sources.js';
import type { Rival } from './gather-rivals.js';

export type MarketLabel = 'leader' | 'challenger' | 'follower';

export interface MarketPosition {
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
  'the mean over all figures of the crawls of the share of other sites that are beaten; visits and market shares are known to nobody but the sites themselves';

/** The site among those that were crawled, by their newest crawls; null when it or all others were not. */
export function compareNow(own: MeasuredSite | null, rivals: readonly Rival[]): Benchmark | null {
  const results = rivals.flatMap(({ measured }) => (measured ? [toResult(measured)] : []));
  if (!own || results.length === 0) return null;
  return compareWithCompetitors(own.metrics, results, { scores: own.scores });
}

function toResult({ url, metrics, scores }: MeasuredSite): CompetitorResult {
  // Named as the list of competitors names it, whatever page its crawl began on.
  return { url, status: 'completed', error: null, scores, metrics: { ...metrics, url } };
}

export function describePosition(
  { own }: CompetitorSources,
  rivals: readonly Rival[],
  now: Benchmark | null,
): MarketPosition | null {
  if (!own || !now || now.your_rank === null) return null;
  const trust = scoreTrust(own.metrics).score;
  const theirs = rivals.flatMap((rival) => rival.trust?.score ?? []);
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

export const DIMENSIONS = {
  content: ['indexable_pages', 'words_total', 'words_median', 'sections', 'content_strategy'],
  freshness: ['publishing_per_week', 'fresh_share'],
  on_page: ['title_coverage', 'description_coverage', 'h1_coverage', 'internal_links_median', 'on_page_seo'],
  structured_data: ['structured_data_share', 'structured_data_types'],
  technical: ['error_share', 'max_depth', 'technical_seo', 'sitemap'],
  speed: ['ttfb_median_ms', 'html_bytes_median', 'speed_score'],
} as const;

export interface DimensionStanding {
  dimension: keyof typeof DIMENSIONS | 'trust';
  /** 0–100 among the sites; for trust the score itself. */
  yours: number;
  rank: number;
  of: number;
  leader: { url: string; value: number; is_you: boolean };
}

/** Where the site stands in each dimension, best place first. */
export function standInDimensions(own: MeasuredSite, rivals: readonly Rival[]): DimensionStanding[] {
  const field = [own, ...rivals.flatMap(({ measured, url }) => (measured ? [{ ...measured, url }] : []))];
  const byMeasures = (Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[]).flatMap((dimension) => {
    const measures = SITE_MEASURES.filter(isOf(dimension));
    const values = field.map((site) => ({ site, value: indexAmong(measures, site, field) }));
    return field.some((site) => measures.some(({ read }) => read(site) !== null)) ? [rank(dimension, own, values)] : [];
  });
  const trusted = field.flatMap((site) => {
    const { score } = scoreTrust(site.metrics);
    return score === null ? [] : [{ site, value: score }];
  });
  const trust = trusted.some(({ site }) => site === own) && trusted.length > 1 ? [rank('trust', own, trusted)] : [];
  return [...byMeasures, ...trust].sort((one, other) => one.rank - other.rank);
}

function isOf(dimension: keyof typeof DIMENSIONS): (measure: SiteMeasure) => boolean {
  const names: readonly string[] = DIMENSIONS[dimension];
  return ({ measure }) => names.includes(measure);
}

function rank(
  dimension: DimensionStanding['dimension'],
  own: MeasuredSite,
  values: readonly { site: MeasuredSite; value: number }[],
): DimensionStanding {
  const yours = values.find(({ site }) => site === own)?.value ?? 0;
  const best = values.reduce((top, one) => (one.value > top.value ? one : top), { site: own, value: yours });
  return {
    ...{ dimension, yours, rank: 1 + values.filter(({ value }) => value > yours).length, of: values.length },
    leader: { url: best.site.url, value: best.value, is_you: best.site === own },
  };
}
