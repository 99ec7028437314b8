import { opportunitiesReport } from '../../../domain/search/analysis/opportunities-report.js';
import { type LoadAnalysisInput, loadAnalysis } from './data/load-analysis.js';
import { saveSearchResult } from './data/save-search-result.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface ComposeOpportunitiesInput extends LoadAnalysisInput {
  /** Opportunities to show, and hours a week to do them in. */
  limit?: number;
  hours_per_week?: number;
}

/** Writes the report of opportunities as the operation's result. Twice: replaces it. */
export async function composeOpportunities(
  deps: SearchAnalysisDeps,
  input: ComposeOpportunitiesInput,
): Promise<{ opportunities: number }> {
  const { head, analysis } = await loadAnalysis(deps, input);
  const report = opportunitiesReport(head, analysis, input);
  await saveSearchResult(deps, input.operation, report);
  return { opportunities: report.total };
}
