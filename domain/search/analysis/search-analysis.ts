import type { CompleteAudit } from '../../audits/audit-result.js';
import type { SitemapBenchmarkReport } from '../../audits/sitemap-benchmark.js';
import type { NoData } from '../../dashboard/no-data.js';
import type { FieldData } from '../../seo/artifacts/speed.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../seo/thresholds.js';
import type { UrlInspection } from '../search-row.js';
import { brandTerms, createBrandMatcher } from './brand-terms.js';
import type { GainBasis } from './click-gain.js';
import { scaleByDays } from './compare-days.js';
import type { CrawledSite } from './crawled-site.js';
import { type CtrCurve, curveValues, fitCtrCurve } from './ctr-curve.js';
import { findMissingDays } from './find-missing-days.js';
import { measureMovement } from './own-movement.js';
import type { PairFigures, SearchPeriods } from './search-figures.js';
import type { PartResult } from './search-reports.js';
import { readPairs } from './sets/pair-table.js';
import type { ReadSets } from './sets/row-set.js';

/** What was collected besides the rows; each is null if nothing is stored. */
export interface SearchSurroundings {
  audit: Pick<
    CompleteAudit,
    'audit_id' | 'generated_at' | 'component_scores' | 'issue_counts' | 'crawl' | 'benchmarking'
  > | null;
  crawl: CrawledSite | null;
  /** The last audit that compared competitors; often an older one. */
  benchmark_audit: Pick<CompleteAudit, 'audit_id' | 'generated_at' | 'benchmarking'> | null;
  sitemap_benchmark: { operation_id: string; report: SitemapBenchmarkReport } | null;
  inspections: { pages: UrlInspection[]; failed: number } | NoData;
  field_data: PartResult<{ mobile: FieldData | null; desktop: FieldData | null }>;
}

export interface AnalysisParts {
  site_url: string;
  periods: SearchPeriods;
  data: ReadSets;
  surroundings: SearchSurroundings;
  /** Impressions that a query must have to be an opportunity. */
  min_impressions: number;
}

/** All that the dimensions read, made once. */
export interface SearchAnalysis extends AnalysisParts {
  brand_terms: string[];
  is_branded: (query: string) => boolean;
  /** Query by page; null when it could not be read. */
  pairs: readonly PairFigures[] | null;
  /** The same without branded queries. */
  plain_pairs: readonly PairFigures[] | null;
  curve: CtrCurve;
  gain: GainBasis;
  thresholds: Thresholds;
  missing_days: MissingDays;
}

/** Days whose data Search Console lost. */
export interface MissingDays {
  current: string[];
  /** Null without a previous period. */
  previous: string[] | null;
  /** Days with data of the current period ÷ those of the previous one: changes are taken for as many days. */
  scale: number;
}

const CURVE_NAMES: Record<CtrCurve['source'], string> = {
  own: "the property's own click curve",
  blended: "the property's own click curve, drawn to public click studies",
  prior: 'the click curve of public click studies',
};

export function prepareAnalysis(parts: AnalysisParts): SearchAnalysis {
  const { data, site_url, min_impressions, periods } = parts;
  const brand_terms = brandTerms(site_url);
  const is_branded = createBrandMatcher(brand_terms);
  const queries = (data.sets.queries ?? []).flatMap(({ key, current }) =>
    current === null ? [] : [{ figures: current, is_branded: is_branded(key) }],
  );
  const curve = fitCtrCurve(queries);
  const pairs = data.sets.pairs === undefined ? null : readPairs(data.sets.pairs);
  const branded = new Set(data.sets.pairs?.queries.filter(is_branded));
  return {
    ...parts,
    brand_terms,
    is_branded,
    pairs,
    plain_pairs: pairs?.filter(({ query }) => !branded.has(query)) ?? null,
    curve,
    gain: {
      curve: curveValues(curve),
      name: CURVE_NAMES[curve.source],
      days: periods.current.days,
      movement: measureMovement(data.sets.queries ?? [], is_branded),
    },
    thresholds: { ...DEFAULT_THRESHOLDS, search_impressions: min_impressions },
    missing_days: countMissingDays(data, periods),
  };
}

/** Where days could not be read, none is known to be missing. */
function countMissingDays({ sets: { days = [] } }: ReadSets, { current, previous }: SearchPeriods): MissingDays {
  const now = findMissingDays(days, current);
  if (previous === null) return { current: now, previous: null, scale: 1 };
  const before = findMissingDays(days, previous);
  const scale = scaleByDays(
    { period: current, missing_days: now.length },
    { period: previous, missing_days: before.length },
  );
  return { current: now, previous: before, scale };
}
