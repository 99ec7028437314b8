import { searchAnalysisKey } from '../../../domain/artifact-keys.js';
import { DomainError } from '../../../domain/errors.js';
import type { Outcome } from '../../../domain/operations.js';
import {
  type DimensionResult,
  SEARCH_DIMENSION_NAMES,
  type SearchInsights,
  type SearchPerformance,
} from '../../../domain/seo/search-console/search-performance.js';
import type { AnalysedSearch } from './analyse-search.js';
import { saveSearchResult } from './save-search-result.js';
import type { OperationRef, SearchAnalysisDeps } from './search-analysis-deps.js';

export interface ComposeSearchPerformanceInput {
  operation: OperationRef;
  /** Where analyseSearch left its part. */
  analysed_key: string;
  insights: Outcome<SearchInsights>;
}

/**
 * Puts the analysis and the insights together. Changes: writes the operation's result, and the same as the last analysis of
 * the site. Twice: replaces both.
 */
export async function composeSearchPerformance(
  deps: SearchAnalysisDeps,
  { operation, analysed_key, insights }: ComposeSearchPerformanceInput,
): Promise<{ key: string }> {
  const analysed = await deps.artifacts.get<AnalysedSearch>(operation.user_id, analysed_key);
  if (!analysed) throw new DomainError('no_data', 'The analysis is not in the store');
  const parts = { ...analysed, ai_insights: insightsOf(insights) };
  const isPartial = SEARCH_DIMENSION_NAMES.some((name) => parts[name].status === 'failed');
  const result: SearchPerformance = await saveSearchResult(deps, operation, {
    ...parts,
    status: isPartial ? ('partial' as const) : ('completed' as const),
    generated_by: insights.ok ? insights.value.generated_by : ('rules' as const),
  });
  const key = searchAnalysisKey(analysed.site);
  await deps.artifacts.put(operation.user_id, key, result);
  return { key };
}

function insightsOf(outcome: Outcome<SearchInsights>): DimensionResult<SearchInsights> {
  return outcome.ok ? { status: 'completed', ...outcome.value } : { status: 'failed', error: outcome.error };
}
