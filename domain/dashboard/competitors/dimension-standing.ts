import { SITE_MEASURES, type SiteMeasure } from '../../audits/benchmark-measures.js';
import { indexAmong, rankIndex } from '../../audits/compare-measures.js';
import { scoreTrust } from '../../seo/trust/trust-score.js';
import { type NoData, noData } from '../no-data.js';
import type { MeasuredSite } from './competitor-sources.js';
import type { Competitor } from './gather-competitors.js';

export const DIMENSIONS = {
  content: ['indexable_pages', 'words_total', 'words_median', 'sections', 'content_strategy'],
  freshness: ['publishing_per_week', 'fresh_share'],
  on_page: ['title_coverage', 'description_coverage', 'h1_coverage', 'internal_links_median', 'on_page_seo'],
  structured_data: ['structured_data_share', 'structured_data_types'],
  technical: ['error_share', 'max_depth', 'technical_seo', 'sitemap'],
  speed: ['ttfb_median_ms', 'html_bytes_median', 'speed_score'],
} as const;

type Dimension = keyof typeof DIMENSIONS | 'trust';

interface Leader {
  url: string;
  value: number;
  is_you: boolean;
}

export type DimensionStanding = PlacedDimension | UnplacedDimension;

export interface PlacedDimension {
  dimension: Dimension;
  status: 'ok';
  /** 0–100 among the sites; for trust the score itself. */
  yours: number;
  rank: number;
  /** Sites of which figures are known that others have, too. */
  of: number;
  leader: Leader;
}

/** No figure of the dimension is known for both the site and another one: it can't be ranked. */
export interface UnplacedDimension extends NoData {
  dimension: Dimension;
  yours: null;
  rank: null;
  of: number;
  /** Where others can be compared with one another. */
  leader: Leader | null;
}

interface SiteValue {
  site: MeasuredSite;
  value: number | null;
}

/** Ranks the site in each dimension, best rank first; dimensions without a rank come last. */
export function rankByDimension(own: MeasuredSite, competitors: readonly Competitor[]): DimensionStanding[] {
  const field = [own, ...competitors.flatMap(({ measured, url }) => (measured ? [{ ...measured, url }] : []))];
  const byMeasures = (Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[]).map((dimension) => {
    const measures = SITE_MEASURES.filter(isOf(dimension));
    const values = field.map((site) => ({ site, value: indexAmong(measures, site, field) }));
    return stand(dimension, own, { values, isKnown: measures.some(({ read }) => read(own) !== null) });
  });
  const trusted = field.map((site) => ({ site, value: scoreTrust(site.metrics).score }));
  const trust = stand('trust', own, { values: trusted, isKnown: trusted[0]?.value !== null });
  return [...byMeasures, trust].sort((one, other) => placeIn(one) - placeIn(other));
}

function isOf(dimension: keyof typeof DIMENSIONS): (measure: SiteMeasure) => boolean {
  const names: readonly string[] = DIMENSIONS[dimension];
  return ({ measure }) => names.includes(measure);
}

function placeIn({ rank }: DimensionStanding): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}

function stand(
  dimension: Dimension,
  own: MeasuredSite,
  { values, isKnown }: { values: readonly SiteValue[]; isKnown: boolean },
): DimensionStanding {
  const known = values.flatMap(({ site, value }) => (value === null ? [] : [{ site, value }]));
  // A score without others to compare, such as that of trust, is ahead of no one.
  const compared = known.length > 1 ? known : [];
  const best = compared.reduce<(typeof known)[number] | null>(
    (top, one) => (top === null || one.value > top.value ? one : top),
    null,
  );
  const leader = best && { url: best.site.url, value: best.value, is_you: best.site === own };
  const yours = compared.find(({ site }) => site === own)?.value ?? null;
  const rank = rankIndex(
    yours,
    compared.map(({ value }) => value),
  );
  const of = compared.length;
  if (yours !== null && rank !== null && leader) return { dimension, status: 'ok', yours, rank, of, leader };
  return { dimension, ...(isKnown ? OTHERS_LACK : ownLacks(dimension)), yours: null, rank: null, of, leader };
}

const OTHERS_LACK = noData(
  'The crawls of the competitors gave no figure of it that the site has, too',
  'Name other competitors: PATCH /api/seo-dashboard/sites/{site_id}',
);

function ownLacks(dimension: Dimension): NoData {
  const audit = 'audit the site again: POST /api/seo/enterprise/complete-audit';
  return dimension === 'freshness'
    ? noData('Too few pages or sitemap entries of the site have a date', `Date them and ${audit}`)
    : noData('The crawl of the site gave no figure of it', `${audit.charAt(0).toUpperCase()}${audit.slice(1)}`);
}
