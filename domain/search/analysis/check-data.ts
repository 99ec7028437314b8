import type { NoData } from '../../dashboard/no-data.js';
import type { SearchDataArtifact } from '../../seo/artifacts/search-data.js';
import type { SiteArtifacts } from '../../seo/checks/check.js';
import type { GainBasis } from './click-gain.js';
import { prepareAnalysis } from './search-analysis.js';
import type { KeyedFigures, PairFigures } from './search-figures.js';

/** Search data as checks read them. */
export interface CheckData extends Omit<SearchDataArtifact, 'pairs' | 'queries'> {
  /** Without branded queries; null where they could not be read, as all other sets. */
  pairs: readonly PairFigures[] | null;
  queries: readonly KeyedFigures[] | null;
  gain: GainBasis;
  has_previous: boolean;
}

const NOT_NEEDED: NoData = { status: 'no_data', reason: 'Checks do not need it', next_step: '' };
const NOTHING = { audit: null, crawl: null, benchmark_audit: null, sitemap_benchmark: null } as const;
/** A dozen checks need the same data; they are prepared once for each artifact. */
const READY = new WeakMap<SearchDataArtifact, CheckData>();

/** The search data of a site, prepared for checks; null when they were not collected. */
export function checkData({
  search_data,
  start_url,
}: Pick<SiteArtifacts, 'search_data' | 'start_url'>): CheckData | null {
  if (search_data === null) return null;
  const known = READY.get(search_data);
  if (known) return known;
  const { queries, pairs, periods } = search_data;
  const analysis = prepareAnalysis({
    site_url: start_url,
    periods,
    min_impressions: 0,
    data: { sets: { ...(queries && { queries }), ...(pairs && { pairs }) }, errors: {} },
    surroundings: { ...NOTHING, inspections: NOT_NEEDED, field_data: NOT_NEEDED },
  });
  const ready = {
    ...search_data,
    pairs: analysis.plain_pairs,
    queries: queries?.filter(({ key }) => !analysis.is_branded(key)) ?? null,
    gain: analysis.gain,
    has_previous: periods.previous !== null,
  };
  READY.set(search_data, ready);
  return ready;
}
