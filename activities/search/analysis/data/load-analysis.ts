import { identifySite } from '../../../../domain/base/url/url-identity.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { PropertyChoice } from '../../../../domain/search/analysis/property-for-site.js';
import { prepareAnalysis, type SearchAnalysis } from '../../../../domain/search/analysis/search-analysis.js';
import type { SearchPeriods } from '../../../../domain/search/analysis/search-figures.js';
import type { SearchReportHead } from '../../../../domain/search/analysis/search-performance.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';
import { loadSets, type SetOutcomes, summarizeSets } from './load-sets.js';
import { loadSurroundings } from './load-surroundings.js';
import type { StoredCrawl } from './read-crawled-site.js';

export interface LoadAnalysisInput {
  operation: OperationRef;
  site_url: string;
  property: PropertyChoice;
  periods: SearchPeriods;
  sets: SetOutcomes;
  audits: StoredCrawl[];
  min_impressions: number;
}

/** What both kinds of report begin with. */
export async function loadAnalysis(
  deps: SearchAnalysisDeps,
  { operation, site_url, property, periods, sets, audits, min_impressions }: LoadAnalysisInput,
): Promise<{ head: SearchReportHead; analysis: SearchAnalysis }> {
  const site = identifySite(site_url);
  const data = await loadSets(deps, operation, sets);
  const surroundings = await loadSurroundings(deps, { operation, site, audits });
  const analysis = prepareAnalysis({ site_url, periods, data, surroundings, min_impressions });
  const { brand_terms, curve } = analysis;
  const head: SearchReportHead = {
    site_url,
    site,
    property: property.property,
    property_scope: property.scope,
    periods,
    data: summarizeSets(sets, new Date(deps.now()).toISOString()),
    brand_terms,
    ctr_curve: curve,
  };
  return { head, analysis };
}
