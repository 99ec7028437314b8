import type { NoData } from '../../../domain/dashboard/no-data.js';
import type { InsightInput } from '../../../domain/insights/insight-input.js';
import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import { competitivePositioning } from '../../../domain/search/analysis/dimensions/competitive-positioning.js';
import { contentOpportunities } from '../../../domain/search/analysis/dimensions/content-opportunities.js';
import { keywordPerformance } from '../../../domain/search/analysis/dimensions/keyword-performance.js';
import { pagePerformance } from '../../../domain/search/analysis/dimensions/page-performance.js';
import { performanceOverview } from '../../../domain/search/analysis/dimensions/performance-overview.js';
import { runDimension } from '../../../domain/search/analysis/dimensions/run-dimension.js';
import { technicalSignals } from '../../../domain/search/analysis/dimensions/technical-signals.js';
import { trendAnalysis } from '../../../domain/search/analysis/dimensions/trend-analysis.js';
import type { SearchAnalysis } from '../../../domain/search/analysis/search-analysis.js';
import type { SearchPerformance } from '../../../domain/search/analysis/search-performance.js';
import { type LoadAnalysisInput, loadAnalysis } from './data/load-analysis.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface AnalyzeSearchInput extends LoadAnalysisInput {
  include_opportunities: boolean;
}

/** All but what is written once the rules have spoken. */
export type AnalyzedSearch = Omit<
  SearchPerformance,
  'status' | 'ai_insights' | 'generated_at' | 'duration_ms' | 'generated_by'
>;

/** The analysis as insights are found in it. */
export type AnalyzedInput = InsightInput<{ searchconsole_analysis: AnalyzedSearch }>;

/**
 * Computes the dimensions that follow from rows, each on its own. Changes: writes them to the store. Twice: replaces them
 * with the same.
 */
export async function analyzeSearch(deps: SearchAnalysisDeps, input: AnalyzeSearchInput): Promise<{ key: string }> {
  const { operation, include_opportunities } = input;
  const { head, analysis } = await loadAnalysis(deps, input);
  const settle = <Report extends object>(dimension: (analysis: SearchAnalysis) => Report | NoData) =>
    runDimension(() => dimension(analysis), deps.onFailure);
  const analyzed: AnalyzedSearch = {
    ...head,
    performance_overview: settle(performanceOverview),
    keyword_performance: settle(keywordPerformance),
    page_performance: settle(pagePerformance),
    content_opportunities: include_opportunities
      ? settle(contentOpportunities)
      : { status: 'skipped', reason: 'include_opportunities is false' },
    technical_signals: settle(technicalSignals),
    competitive_positioning: settle(competitivePositioning),
    trend_analysis: settle(trendAnalysis),
  };
  const key = searchRowsKey(operation.id, 'analyzed');
  const insightInput: AnalyzedInput = {
    body: { searchconsole_analysis: analyzed },
    types: { searchconsole_analysis: 'search_performance' },
  };
  await deps.artifacts.put(operation.user_id, key, insightInput);
  return { key };
}
